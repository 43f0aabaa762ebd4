/** Returns a function that links a style sheet once. The page works without it. */
export function linkedStyles(href: string): () => Promise<unknown> {
  let loading: Promise<unknown> | null = null;
  return () => {
    loading ??= new Promise((resolve) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      link.onload = resolve;
      link.onerror = resolve;
      document.head.append(link);
    });
    return loading;
  };
}
