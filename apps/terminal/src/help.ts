import { paragraph } from './lines.js';
import type { Move } from './player.js';
import type { TerminalGame } from './terminalGame.js';
import { typedForm } from './typedMove.js';

/** Something that a person may ask for instead of making a move. */
export type Command = 'help' | 'rules' | 'hint';

/** How many moves the help names as examples, and how long they may be. */
const MAX_EXAMPLES = 3;
const MAX_LENGTH = 20;

/** The command in the place of a move, if it is one; no game has a move of that type. */
export function commandOf(answer: unknown): Command | null {
  const type = typeof answer === 'object' && answer !== null && 'type' in answer ? answer.type : null;
  return type === 'help' || type === 'rules' || type === 'hint' ? type : null;
}

/** The help on what to type now. */
export function helpFor(moves: readonly Move[]): string {
  const short = moves.map(typedForm).filter(({ length }) => length <= MAX_LENGTH);
  return [
    'Type the number of an answer, or its first letters.',
    ...(short.length === 0 ? [] : [`You can type a move, too: ${short.slice(0, MAX_EXAMPLES).join(', ')}.`]),
    '? or "help" shows this text, r or "rules" the rules of this step.',
    'h or "hint" shows what the strongest bot would play, and why.',
    'q, Ctrl-C or Ctrl-D leaves the game.',
  ].join('\n');
}

/** The moves of the step, and the clauses about them. */
export function rulesOfStep({ rules: { steps, clauses } }: TerminalGame, step: string): string {
  const moves = steps[step] ?? '';
  const cited = moves.match(/[A-Z]+-[0-9]+[.][0-9]+[a-z]?/g) ?? [];
  const text = [...new Set(cited)].map((clause) => paragraph([`${clause}: ${clauses[clause] ?? ''}`]));
  return [paragraph([moves.replaceAll('`', '')]), ...text].join('\n');
}

/** The whole sheet, section by section. */
export function allRulesOf({ title, rules: { players, sections, clauses } }: TerminalGame): string {
  const parts = sections.map((section, index) => {
    const isInSection = new RegExp(`^[A-Z]+-${index + 1}[.]`);
    const texts = Object.entries(clauses)
      .filter(([clause]) => isInSection.test(clause))
      .map(([clause, text]) => paragraph([`  ${clause}: ${text}`]));
    return [`\n${section}`, ...texts].join('\n');
  });
  return [`${title}, ${players} players`, ...parts].join('\n').replaceAll('`', '');
}
