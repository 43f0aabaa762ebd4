import type { Prompts } from './human.js';
import type { Scene } from './terminalGame.js';

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

/** Shows the game step by step, forward and back, until the person stops. */
export async function browse(scenes: readonly Scene[], prompts: Prompts, out: (text: string) => void): Promise<void> {
  let index = 0;
  for (;;) {
    const scene = scenes[index];
    if (scene === undefined) return;
    const last = scenes.length - 1;
    out(`\n${numbered(scene)}\n${index === last ? scene.ending() : `\n${scene.table()}`}\n`);
    const jumps = [
      { label: 'Next', to: index + 1 },
      { label: 'Ten forward', to: index + 10 },
      { label: 'Back', to: index - 1 },
      { label: 'Ten back', to: index - 10 },
      { label: 'To the end', to: last },
      { label: 'To the beginning', to: 0 },
    ].filter(({ to }) => to !== index && to >= 0 && to <= last);
    const labels = [...jumps.map(({ label }) => label), 'Stop'];
    const jump = jumps[Number(await prompts.choose(`Step ${index + 1} of ${scenes.length}`, labels))];
    if (jump === undefined) return;
    index = jump.to;
  }
}

/** The set-up has no number; a later step has the number of its move, or in a log of its event. */
function numbered({ step, text }: Scene): string {
  return step === 0 ? text : `${step}. ${text}`;
}
