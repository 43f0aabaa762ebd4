import type { Seat } from 'hencoop';
import { capital, seatName } from './lines.js';
import { HELP, LEAVE, PlayerLeft, type Prompts } from './prompts.js';

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

const HOW_TO_ANSWER = `Type the number of an answer, or its first letters; Enter takes the number after "Enter".
q, Ctrl-C or Ctrl-D quits.`;

/** Asks until one of the things is chosen. */
export async function choose<Thing>(
  prompts: Prompts,
  { question, things, label, usual = 0, help = async () => HOW_TO_ANSWER }: Menu<Thing>,
  out: (text: string) => void,
): Promise<Thing> {
  for (;;) {
    const answer = await prompts.choose(question, things.map(label), { keys: [HELP, LEAVE], usual });
    if (answer === LEAVE.key) throw new PlayerLeft();
    if (answer === HELP.key) out(`\n${await help()}\n`);
    else {
      const thing = things[Number(answer)];
      if (thing === undefined) throw new Error('the answer is not one of the labels');
      return thing;
    }
  }
}

/** "Seat 1". */
export function seatLabel(seat: Seat): string {
  return capital(seatName(seat));
}

export function allSeats(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

export async function agrees(prompts: Prompts, question: string): Promise<boolean> {
  return (await prompts.choose(question, ['Yes', 'No'], { usual: 0 })) === 0;
}
