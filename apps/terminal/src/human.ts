import { type ChoiceOf, type FieldOf, narrow, type PartialMove, pick } from 'hencoop';
import type { Command } from './help.js';
import type { TerminalWords } from './locales/locale.js';
import type { Move, MoveRequest, Player } from './player.js';
import { HELP, type Key, LEAVE, PlayerLeft, type Prompts } from './prompts.js';
import { readMove } from './typedMove.js';

/** The maximum number of moves in a menu; if there are more, their fields are picked one after another. */
const MAX_MOVES = 12;

const BACK = Symbol('back');

interface Choice {
  readonly label: string;
  readonly take: () => Promise<unknown>;
}

/** Another action available at a question for a move; the menu reappears afterward. */
export interface ExtraChoice extends Key {
  readonly act: () => Promise<void>;
}

const GO_BACK = 'b';

/** The command of each key. */
const COMMANDS: { readonly [key: string]: Command } = { [HELP]: 'help', r: 'rules', h: 'hint' };

/** The keys at a question for a move. */
interface Keys {
  readonly always: readonly Key[];
  readonly back: Key;
}

function keysOf({ keys }: TerminalWords, extras: readonly ExtraChoice[]): Keys {
  const commands = Object.entries(COMMANDS).map(([key, command]) => ({ key, label: keys[command] }));
  return {
    always: [...commands, ...extras, { key: LEAVE, label: keys.quit }],
    back: { key: GO_BACK, label: keys.back },
  };
}

/** A person who picks from menus, or types a move. */
export function human(prompts: Prompts, say: TerminalWords, extras: readonly ExtraChoice[] = []): Player {
  const keys = keysOf(say, extras);
  return async (request) => {
    for (;;) {
      const taken = await ask(prompts, request, {}, keys);
      if (taken === LEAVE) throw new PlayerLeft();
      const extra = extras.find(({ key }) => key === taken);
      if (extra === undefined) return typeof taken === 'string' ? answerTo(taken, request) : taken;
      await extra.act();
    }
  };
}

/** The command of a key, or the typed move. */
function answerTo(typed: string, request: MoveRequest): unknown {
  const command = COMMANDS[typed];
  return command === undefined ? readMove(typed, request) : { type: command };
}

/** Asks until the person has picked a move, or typed something; {@link BACK} if they go back to the question before. */
async function ask(prompts: Prompts, request: MoveRequest, picked: PartialMove<Move>, keys: Keys): Promise<unknown> {
  const offered = choices(prompts, request, picked, keys);
  const mayGoBack = Object.keys(picked).length > 0;
  const { moves, next } = narrow(request.moves, picked);
  const message = request.question(next === null || moves.length <= MAX_MOVES ? 'type' : next, picked);
  for (;;) {
    const answer = await prompts.choose(
      message,
      offered.map(({ label }) => label),
      { keys: mayGoBack ? [...keys.always, keys.back] : keys.always, free: true },
    );
    if (typeof answer === 'string') return answer === GO_BACK && mayGoBack ? BACK : answer;
    const taken = await offered[answer]?.take();
    if (taken !== BACK) return taken;
  }
}

/** The moves themselves if they are few, otherwise the values of the field to ask for next. */
function choices(prompts: Prompts, request: MoveRequest, picked: PartialMove<Move>, keys: Keys): Choice[] {
  const { moves, next, open, move: whole } = narrow(request.moves, picked);
  const whichIs = (move: Move): Choice => ({ label: request.label(move), take: async () => move });
  if (next === null || moves.length <= MAX_MOVES) return moves.map(whichIs);
  // The values listed under a field are values of that field.
  const values = (open[next] ?? []) as readonly ChoiceOf<Move, FieldOf<Move>>[];
  const offered = values.map((value): Choice => {
    const further = pick(request.moves, picked, next, value);
    const left = narrow(request.moves, further);
    if (left.move !== null && left.next === null) return whichIs(left.move);
    return { label: request.value(next, value), take: () => ask(prompts, request, further, keys) };
  });
  return whole === null ? offered : [whichIs(whole), ...offered];
}
