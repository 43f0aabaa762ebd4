/** The longest name that fits on a table. A server takes longer ones. */
export const LONGEST_NAME = 24;

/** Others see a name, so it is one line that can be read. A server has the same rule. */
export type NameFault = 'tooLong' | 'invisible';

/** Why a name is refused; `null`: it is not. */
export function nameFault(name: string): NameFault | null {
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(name)) return 'invisible';
  return [...name.trim()].length > LONGEST_NAME ? 'tooLong' : null;
}

/** Moves the focus to the first name of a form that is refused; `false` if no name is. */
export function showRefusedName(form: ParentNode): boolean {
  const field = form.querySelector<HTMLElement>('.name [aria-invalid="true"]');
  field?.focus();
  return field !== null;
}
