import type { GameTypes, Seat } from 'hencoop';
import { LOG, RECORD, replay, type Stored } from 'hencoop/record';
import type { TerminalWords } from './locales/locale.js';
import { storedMarkText } from './markText.js';
import { narrator } from './narrator.js';
import { ending, redactedFor } from './playing.js';
import type { Prompts } from './prompts.js';
import type { TerminalGame } from './terminalGame.js';

/** One step of a stored game, as its viewer learned it. */
export interface Scene {
  /** The number of earlier scenes: numbers of all moves would count those that the viewer may not know. */
  readonly step: number;
  readonly text: string;
  /** The table after it. */
  table(): string;
  /** The table with the outcome. */
  ending(): string;
}

/**
 * A verified stored game, narrated to `viewer` step by step: one move per step, or for a log one event. A seat log is
 * narrated to its viewer only.
 * @throws RangeError if the viewer is not at the table.
 */
export function* scenesOf(terminalGame: TerminalGame, stored: Stored, viewer: Seat | null): Generator<Scene> {
  const start = 'start' in stored ? (stored.start ?? null) : null;
  const { narrate, table } = narrator(terminalGame, viewer, start);
  const marks = new Map('marks' in stored ? stored.marks?.map((mark) => [mark.index, mark]) : []);
  let scenes = 0;
  for (const [step, events] of stepsOf(terminalGame, stored, viewer)) {
    const text = step === 0 && start !== null ? terminalGame.say.stored.position : narrate(events);
    const view = table();
    if (text === '' || view === null) continue;
    const mark = marks.get(step - 1);
    const said = mark === undefined ? text : `${text}\n${storedMarkText(terminalGame, mark, stored, viewer)}`;
    yield {
      step: scenes++,
      text: said,
      table: () => terminalGame.tableText(view),
      ending: () => ending(terminalGame, view),
    };
  }
}

/** The events that the viewer learned, step by step. */
function* stepsOf(
  { game, entry }: TerminalGame,
  stored: Stored,
  viewer: Seat | null,
): Generator<[step: number, events: GameTypes['RedactedEvent'][]]> {
  let step = 0;
  if (stored.format === RECORD) {
    for (const { events } of replay(entry, stored)) yield [step++, redactedFor(game, events, viewer)];
  } else if (stored.format === LOG) {
    for (const event of stored.events) yield [step++, redactedFor(game, [event], viewer)];
  } else {
    for (const event of stored.events) yield [step++, [event]];
  }
}

/** Prints the whole game, with the table after every step if `tables` is set, and how it ended. */
export function printAll(scenes: Iterable<Scene>, tables: boolean, out: (text: string) => void): void {
  let last: Scene | null = null;
  for (const scene of scenes) {
    out(numbered(scene));
    if (tables) out(`\n${scene.table()}\n`);
    last = scene;
  }
  if (last !== null) out(last.ending());
}

/** Where a stored game is shown. */
interface Browsing {
  readonly prompts: Prompts;
  readonly out: (text: string) => void;
  readonly say: TerminalWords;
}

/** Shows the game step by step, forward and back, until the person stops. */
export async function browse(scenes: readonly Scene[], { prompts, out, say: { stored } }: Browsing): Promise<void> {
  let index = 0;
  for (;;) {
    const scene = scenes[index];
    if (scene === undefined) return;
    const last = scenes.length - 1;
    out(`\n${numbered(scene)}\n${index === last ? scene.ending() : `\n${scene.table()}`}\n`);
    const jumps = [
      { label: stored.next, to: index + 1 },
      { label: stored.tenForward, to: index + 10 },
      { label: stored.back, to: index - 1 },
      { label: stored.tenBack, to: index - 10 },
      { label: stored.toEnd, to: last },
      { label: stored.toBeginning, to: 0 },
    ].filter(({ to }) => to !== index && to >= 0 && to <= last);
    const labels = [...jumps.map(({ label }) => label), stored.stop];
    // Enter goes on to the next step, or stops at the end.
    const usual = index === last ? labels.length - 1 : 0;
    const jump = jumps[Number(await prompts.choose(stored.step(index + 1, scenes.length), labels, { usual }))];
    if (jump === undefined) return;
    index = jump.to;
  }
}

/** The set-up has no number; the steps after it are numbered as the viewer learned of them. */
function numbered({ step, text }: Scene): string {
  return step === 0 ? text : `${step}. ${text}`;
}
