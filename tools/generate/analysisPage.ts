import { existsSync, readFileSync } from 'node:fs';
import { describe, type GameTypes, remember } from 'hencoop';
import { type Decision, reasonText } from 'hencoop/analysis';
import { type AnyDoors, type GameId, gameById } from 'hencoop/games';
import { type GameRecord, replay } from 'hencoop/record';
import type { Output } from '../lib/files.js';
import { GAMES } from '../lib/games.js';

const PAGE = 'docs/analysis.md';

/** The maximum number of decisions shown for each game. */
const SHOWN = 2;

/** A game with its marked decisions, written by `npm run lab -- examples`. */
interface Example {
  readonly record: GameRecord;
  readonly decisions: readonly Decision<GameTypes>[];
}

/** Writes the examples into docs/analysis.md, between their marks. */
export async function analysisPage(output: Output): Promise<void> {
  const shown = await Promise.all(
    GAMES.map((game) => {
      const file = `lab/analysis/results/${game}.example.json`;
      // The file contains an Example.
      return existsSync(file) ? exampleText(game, JSON.parse(readFileSync(file, 'utf8')) as Example) : '';
    }),
  );
  const page = readFileSync(PAGE, 'utf8');
  const block = /(<!-- examples of the analysis -->\n)[\s\S]*?(<!-- end -->)/;
  if (!block.test(page)) output.problem(`${PAGE}: expected the marks of the examples`);
  const text = shown.filter((text) => text !== '').join('\n\n');
  output.file(
    PAGE,
    page.replace(block, (_, start: string, end: string) => `${start}\n${text}\n\n${end}`),
  );
}

/** Wraps at about a hundred characters, with continuation lines indented. */
function wrapped(text: string): string {
  return text.replaceAll(/(.{80,100},) (?=.{10})/g, '$1\n              ');
}

async function exampleText(game: GameId, { record, decisions }: Example): Promise<string> {
  const doors: AnyDoors = gameById(game);
  const [entry, textOf, words, reasons] = await Promise.all([
    doors.entry(),
    doors.text(),
    doors.locales.en(),
    doors.reasons.en(),
  ]);
  const log = Array.from(replay(entry, record), ({ events }) => events);
  const worst = decisions
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, SHOWN)
    .sort((a, b) => placeOf(a) - placeOf(b));
  const parts = worst.map((decision) => {
    const view = remember(entry.game, log.slice(0, placeOf(decision) + 1).flat(), decision.seat);
    return ['```text', wrapped(textOf(view, words.game)), '```', '', decisionText(decision)].join('\n');
  });
  return [`### ${doors.title}`, ...parts].join('\n\n');

  /** The number of moves before a decision. */
  function placeOf({ seat, index }: Decision<GameTypes>): number {
    return record.moves.flatMap((move, at) => (move.seat === seat ? at : []))[index] ?? 0;
  }

  function decisionText({ move, best, chance, loss, mark, seat, reasons: found }: Decision<GameTypes>): string {
    const percent = (share: number) => `${Math.round(100 * share)}%`;
    const why = found.map((reason) => reasonText(reasons, reason)).join(' ');
    return [
      `**${describe(move, seat, words.game)}** ${mark === 'inaccuracy' ? 'An' : 'A'} ${mark}: ${percent(chance - loss)} to win instead of ${percent(chance)}.`,
      `Better: ${describe(best, seat, words.game)} ${why}`,
    ].join('\n');
  }
}
