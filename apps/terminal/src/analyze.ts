import { describe, type GameTypes } from 'hencoop';
import { analyze, type Decision, reasonText, type SeatSummary } from 'hencoop/analysis';
import { annotate, replay } from 'hencoop/record';
import type { Context } from './context.js';
import { FileError, mayReplaceSaved, readRecord, refuseToReplace, writeRecord } from './files.js';
import type { TerminalWords } from './locales/locale.js';
import { percentIn } from './markText.js';
import { loadGameOf } from './starting.js';

/**
 * Prints every marked decision of a stored game as soon as it is found, with reasons, then the summary of each seat.
 * With `--save`, it writes the record with the marks.
 * @throws FileError if the file holds no record from the set-up on, or cannot be written.
 */
export async function printAnalysis({ flags: { save, force }, out, say }: Context, path: string): Promise<void> {
  const saving = { save, force, load: path };
  refuseToReplace(saving);
  const { stored, outcome } = await readRecord(path);
  if (stored.start !== undefined) throw new FileError(path, ({ hasNoDeal }) => hasNoDeal);
  const { title, entry, bots, words, reasons } = await loadGameOf(stored.game, say);
  const named = (move: GameTypes['Move']) => describe(move, null, words.game);
  out(`${title}, ${say.stored.record(stored.moves.length)}\n`);
  const judged: Decision<GameTypes>[] = [];
  for await (const finding of analyze(bots, replay(entry, stored))) {
    if (finding.type === 'seat') out(accountOf(finding, outcome !== null, say));
    else if (finding.mark !== null) {
      judged.push(finding);
      const why = finding.reasons.map((reason) => reasonText(reasons, reason, finding.seat));
      const number = numberOf(stored.moves, finding);
      out(
        `${decisionText(finding, finding.mark, say, { number, named })}${why.map((line) => `\n  ${line}`).join('')}\n`,
      );
    }
  }
  if (save === undefined) return;
  writeRecord(save, entry, annotate(stored, judged), mayReplaceSaved(saving));
  out(`\n${say.saving.saved(save)}`);
}

function decisionText(
  { move, best, chance, loss, lossError }: Decision<GameTypes>,
  mark: keyof TerminalWords['analysis']['marks'],
  { analysis, colon, language }: TerminalWords,
  { number, named }: { readonly number: number; readonly named: (move: GameTypes['Move']) => string },
): string {
  const percent = percentIn(language);
  const chances = analysis.instead(percent(chance - loss), percent(chance), percent(lossError));
  return [
    `${analysis.move(number)}${colon}${named(move)}`,
    `  ${analysis.marks[mark]}${colon}${chances}`,
    `  ${analysis.better}${colon}${named(best)}`,
  ].join('\n');
}

function accountOf(
  { seat, start, luck, loss, gifts, result, accuracy }: SeatSummary,
  isOver: boolean,
  { analysis, colon, language, seatAtStart }: TerminalWords,
): string {
  const percent = percentIn(language);
  const signed = percentIn(language, 'exceptZero');
  const parts = [
    `${analysis.start} ${percent(start)}`,
    `${analysis.ownMoves} ${signed(-loss)}`,
    `${analysis.luck} ${signed(luck)}`,
    `${analysis.others} ${signed(gifts)}`,
    `${isOver ? analysis.result : analysis.now} ${percent(result)}`,
  ];
  const kept = accuracy === null ? analysis.noDecision : `${analysis.accuracy} ${percent(accuracy)}`;
  return `${seatAtStart(seat + 1)}${colon}${kept}\n  ${parts.join(', ')}`;
}

/** The number of a decision among all moves, from 1. */
function numberOf(moves: readonly GameTypes['Move'][], { seat, index }: Decision<GameTypes>): number {
  const own = moves.flatMap((move, at) => (move.seat === seat ? at + 1 : []));
  return own[index] ?? 0;
}
