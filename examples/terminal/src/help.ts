import type { AnyMove } from 'hencoop';
import { paragraph } from './lines.js';
import type { RulesInWords } from './loop.js';
import { typedForm } from './moveText.js';

/** What a person may type instead of a move. */
export type Command = 'help' | 'rules' | 'hint';

/** How many moves the help names as examples. */
const MAX_EXAMPLES = 12;

/** The command that was typed in the place of a move, if it is one; no game has a move of that type. */
export function commandOf(answer: unknown): Command | null {
  const type = typeof answer === 'object' && answer !== null && 'type' in answer ? answer.type : null;
  if (type === '?') return 'help';
  if (type === 'h') return 'hint';
  return type === 'help' || type === 'rules' || type === 'hint' ? type : null;
}

/** What can be typed now. */
export function helpFor(moves: readonly AnyMove[], hasBots: boolean): string {
  const examples = moves.slice(0, MAX_EXAMPLES).map(typedForm);
  const more = moves.length - examples.length;
  return [
    paragraph([
      `You can type: ${examples.join(', ')}${more > 0 ? `, or one of ${more} other moves in the menu` : ''}.`,
    ]),
    ...(hasBots ? ['"hint" or "h" shows what the strongest bot would play, and why.'] : []),
    '"rules" shows the rules of this step, "help" this text; an empty line goes back to the menu.',
  ].join('\n');
}

/** The moves of the step, and the clauses about them. */
export function rulesOf({ steps, clauses }: RulesInWords, step: string): string {
  const moves = steps[step] ?? '';
  const cited = moves.match(/[A-Z]+-[0-9]+[.][0-9]+[a-z]?/g) ?? [];
  const text = [...new Set(cited)].map((clause) => paragraph([`${clause}: ${clauses[clause]?.text ?? ''}`]));
  return [paragraph([moves.replaceAll('`', '')]), ...text].join('\n');
}
