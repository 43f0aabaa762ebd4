import type { Scene } from './offer.js';
import type { Asker } from './person.js';

/** Tells the whole game, with the table after every step where `tables` says so, and how it ended. */
export function tellAll(scenes: Iterable<Scene>, tables: boolean, out: (text: string) => void): void {
  let last: Scene | null = null;
  for (const scene of scenes) {
    out(numbered(scene));
    if (tables) out(`\n${scene.table()}\n`);
    last = scene;
  }
  if (last !== null) out(last.ending());
}

/** Shows the game step by step, forth and back, until the person has seen enough. */
export async function leafThrough(scenes: readonly Scene[], asker: Asker, out: (text: string) => void): Promise<void> {
  let at = 0;
  for (;;) {
    const scene = scenes[at];
    if (scene === undefined) return;
    const last = scenes.length - 1;
    out(`\n${numbered(scene)}\n${at === last ? scene.ending() : `\n${scene.table()}`}\n`);
    const ways = [
      { label: 'Next', to: at + 1 },
      { label: 'Ten on', to: at + 10 },
      { label: 'Back', to: at - 1 },
      { label: 'Ten back', to: at - 10 },
      { label: 'To the end', to: last },
      { label: 'To the beginning', to: 0 },
    ].filter(({ to }) => to !== at && to >= 0 && to <= last);
    const labels = [...ways.map(({ label }) => label), 'Enough'];
    const way = ways[await asker.choose(`Step ${at + 1} of ${scenes.length}`, labels)];
    if (way === undefined) return;
    at = way.to;
  }
}

/** The set-up has no number; a step after it has that of its move, or in a log of its event. */
function numbered({ step, text }: Scene): string {
  return step === 0 ? text : `${step}. ${text}`;
}
