/** An error's message, short enough to show. */
export function messageOf(error: unknown): string {
  return String(error instanceof Error ? error.message : error).slice(0, 300);
}

/** The name of an unexpected error, without its message, which may quote a card. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
