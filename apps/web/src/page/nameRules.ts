/** The longest name that fits on a table. A server accepts longer ones. */
export const LONGEST_NAME = 24;

/** One readable line. The joiner within an emoji is no invisible character. */
const READABLE =
  /^(?:\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?\u200d(?=\p{Extended_Pictographic})|[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}])*$/u;

/** Others see the name, so it must be one readable line. A server has the same rule. */
export type NameFault = 'tooLong' | 'invisible';

/** Why a name is refused, or `null`. */
export function nameFault(name: string): NameFault | null {
  if (!READABLE.test(name)) return 'invisible';
  return [...name.trim()].length > LONGEST_NAME ? 'tooLong' : null;
}

/** Moves the focus to the first refused name of a form; returns `false` if there is none. */
export function showRefusedName(form: ParentNode): boolean {
  const field = form.querySelector<HTMLElement>('.name [aria-invalid="true"]');
  field?.focus();
  return field !== null;
}
