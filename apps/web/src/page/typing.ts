/** Whether a key belongs to a field that somebody types in. */
export function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (target instanceof HTMLElement && target.matches('input:not([type=range]), select, textarea'))
  );
}
