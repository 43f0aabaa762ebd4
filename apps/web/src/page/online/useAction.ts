import { useState } from 'preact/hooks';

/** Runs one action at a time; `busy` while it runs. */
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
