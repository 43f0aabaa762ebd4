import { useState } from 'preact/hooks';

/** Runs one action at a time: `busy` until it has ended. */
export function useAction(onError: (error: unknown) => void) {
  const [busy, setBusy] = useState(false);
  const run = (action: () => Promise<void>) => {
    setBusy(true);
    action()
      .catch(onError)
      .finally(() => setBusy(false));
  };
  return { busy, run };
}
