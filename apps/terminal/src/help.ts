import { paragraph } from './lines.js';
import type { TerminalWords } from './locales/locale.js';
import type { Move } from './player.js';
import type { TerminalGame } from './terminalGame.js';
import { typedForm } from './typedMove.js';

/** A command that a person may give instead of a move. */
export type Command = 'help' | 'rules' | 'hint';

/** How many moves the help names as examples, and how long they may be. */
const MAX_EXAMPLES = 3;
const MAX_LENGTH = 20;

/** The command in the place of a move, if it is one; no game has a move of that type. */
export function commandOf(answer: unknown): Command | null {
  const type = typeof answer === 'object' && answer !== null && 'type' in answer ? answer.type : null;
  return type === 'help' || type === 'rules' || type === 'hint' ? type : null;
}

/** Help on the current question. */
export function helpFor({ asking }: TerminalWords, moves: readonly Move[]): string {
  const short = moves.map(typedForm).filter(({ length }) => length <= MAX_LENGTH);
  return [
    asking.typeAnswer,
    ...(short.length === 0 ? [] : [asking.typeMove(short.slice(0, MAX_EXAMPLES).join(', '))]),
    ...asking.commands,
  ].join('\n');
}

/** The moves of the step, and the clauses about them. */
export function rulesOfStep({ rules: { steps, clauses }, say }: TerminalGame, step: string): string {
  const moves = steps[step] ?? '';
  const cited = moves.match(/[A-Z]+-[0-9]+[.][0-9]+[a-z]?/g) ?? [];
  const text = [...new Set(cited)].map((clause) => paragraph([`${clause}${say.colon}${clauses[clause] ?? ''}`]));
  return [paragraph([moves.replaceAll('`', '')]), ...text].join('\n');
}

/** The whole sheet, section by section. */
export function allRulesOf({ title, seats, rules: { sections, clauses }, say }: TerminalGame): string {
  const parts = sections.map((section, index) => {
    const isInSection = new RegExp(`^[A-Z]+-${index + 1}[.]`);
    const texts = Object.entries(clauses)
      .filter(([clause]) => isInSection.test(clause))
      .map(([clause, text]) => paragraph([`  ${clause}${say.colon}${text}`]));
    return [`\n${section}`, ...texts].join('\n');
  });
  return [`${title}, ${say.players(seats.min, seats.max)}`, ...parts].join('\n').replaceAll('`', '');
}
