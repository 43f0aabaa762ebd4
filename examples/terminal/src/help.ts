import type { AnyMove } from 'hencoop';
import { paragraph } from './lines.js';
import type { RulesInWords } from './loop.js';
import { typedForm } from './moveText.js';

/** What a person may ask for instead of a move. */
export type Command = 'help' | 'rules' | 'hint';

/** How many moves the help names as examples, and how long they may be. */
const MAX_EXAMPLES = 3;
const MAX_LENGTH = 20;

/** The command in the place of a move, if it is one; no game has a move of that type. */
export function commandOf(answer: unknown): Command | null {
  const type = typeof answer === 'object' && answer !== null && 'type' in answer ? answer.type : null;
  return type === 'help' || type === 'rules' || type === 'hint' ? type : null;
}

/** What can be typed now. */
export function helpFor(moves: readonly AnyMove[], hasBots: boolean): string {
  const short = moves.map(typedForm).filter(({ length }) => length <= MAX_LENGTH);
  return [
    'Type the number of an answer, or its first letters.',
    ...(short.length === 0 ? [] : [`A move can be typed too: ${short.slice(0, MAX_EXAMPLES).join(', ')}.`]),
    '? or "help" shows this text, r or "rules" the rules of this step.',
    ...(hasBots ? ['h or "hint" shows what the strongest bot would play, and why.'] : []),
    'Ctrl-C or Ctrl-D leaves the table.',
  ].join('\n');
}

/** The moves of the step, and the clauses about them. */
export function rulesOf({ steps, clauses }: RulesInWords, step: string): string {
  const moves = steps[step] ?? '';
  const cited = moves.match(/[A-Z]+-[0-9]+[.][0-9]+[a-z]?/g) ?? [];
  const text = [...new Set(cited)].map((clause) => paragraph([`${clause}: ${clauses[clause]?.text ?? ''}`]));
  return [paragraph([moves.replaceAll('`', '')]), ...text].join('\n');
}

/** The whole sheet, section by section. */
export function sheetOf({ title, players, prefix, sections, clauses }: RulesInWords): string {
  const numbers = Object.keys(clauses);
  const parts = sections.map((section, index) => {
    const own = numbers.filter((clause) => clause.startsWith(`${prefix}-${index + 1}.`));
    return [`\n${section}`, ...own.map((clause) => paragraph([`  ${clause}: ${clauses[clause]?.text ?? ''}`]))].join(
      '\n',
    );
  });
  return [`${title}, ${players} players`, ...parts].join('\n').replaceAll('`', '');
}
