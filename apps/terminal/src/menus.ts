import type { Seat } from 'hencoop';
import type { TerminalWords } from './locales/locale.js';
import { HELP, LEAVE, PlayerLeft, type Prompts } from './prompts.js';

/** Where a menu is shown, and in which language. */
interface MenuContext {
  readonly prompts: Prompts;
  readonly out: (text: string) => void;
  readonly say: TerminalWords;
}

/** A question with a few answers, outside of a game. */
export interface Menu<Thing> {
  readonly question: string;
  readonly things: readonly Thing[];
  readonly label: (thing: Thing) => string;
  /** The index of the answer that Enter takes. */
  readonly usual?: number;
  /** What `?` shows; unless given, how to answer. */
  readonly help?: () => Promise<string>;
}

/** Asks until one of the things is chosen. */
export async function choose<Thing>(
  { prompts, out, say }: MenuContext,
  { question, things, label, usual = 0, help = async () => say.asking.inMenu }: Menu<Thing>,
): Promise<Thing> {
  const keys = [
    { key: HELP, label: say.keys.help },
    { key: LEAVE, label: say.keys.quit },
  ];
  for (;;) {
    const answer = await prompts.choose(question, things.map(label), { keys, usual });
    if (answer === LEAVE) throw new PlayerLeft();
    if (answer === HELP) out(`\n${await help()}\n`);
    else {
      const thing = things[Number(answer)];
      if (thing === undefined) throw new Error('the answer is not one of the labels');
      return thing;
    }
  }
}

export function allSeats(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

export async function agrees({ prompts, say }: Omit<MenuContext, 'out'>, question: string): Promise<boolean> {
  return (await prompts.choose(question, [say.asking.yes, say.asking.no], { usual: 0 })) === 0;
}
