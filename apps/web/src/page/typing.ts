/** Whether a key is typed into a text field. */
export function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (target instanceof HTMLElement && target.matches('input:not([type=range]), select, textarea'))
  );
}
