import screens from '../screens.css?url';

let loading: Promise<unknown> | null = null;

/** Loads the styles of everything but the first table, which has its own already. */
export function loadStyles(): Promise<unknown> {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = screens;
    link.onload = resolve;
    // A page without them can still be used.
    link.onerror = resolve;
    document.head.append(link);
  });
  return loading;
}
