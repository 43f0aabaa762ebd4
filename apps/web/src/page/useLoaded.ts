import { useEffect, useRef, useState } from 'preact/hooks';
import { reload } from './reload.js';

/** A part of the page that loads on demand. */
interface Loaded<T> {
  /** `null` until it is loaded. */
  readonly value: T | null;
  /** Why it could not be loaded, or `null`. */
  readonly error: unknown;
  /** Loads it again, or the whole page if the part is still missing: a release may have replaced every part. */
  readonly again: () => void;
}

/** Loads a part, and loads it anew when one of `inputs` changes. */
export function useLoaded<T>(load: () => Promise<T>, inputs: readonly unknown[]): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'again'>>({ value: null, error: null });
  const latest = useRef<object | null>(null);
  const begin = (onError: (error: unknown) => void) => {
    const mine = {};
    latest.current = mine;
    load().then(
      (value) => latest.current === mine && setState({ value, error: null }),
      (error: unknown) => latest.current === mine && onError(error),
    );
  };
  useEffect(() => {
    begin((error) => setState({ value: null, error }));
    return () => {
      latest.current = null;
    };
  }, inputs);
  return { ...state, again: () => begin(() => void reload()) };
}
