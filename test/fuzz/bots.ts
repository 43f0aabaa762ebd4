import { fastChance, type Game, type GameTypes, remember } from 'hencoop';
import { type Bot, type GameBots, ismcts, search } from 'hencoop/bots';
import type { Kit } from 'hencoop/testkit';

/** The result of fuzzing bots. */
export interface BotReport {
  readonly positions: number;
  /** The number of moves that each bot chose. */
  readonly asked: { readonly [bot: string]: number };
}

/** Every bot for a game, thinking as little as possible: its own if `bots` is given, and the ones for any game. */
function botsOf<G extends GameTypes>(game: Game<G>, bots: GameBots<G> | null, seed: string) {
  const made: { [name: string]: Bot<G> } = {
    'search of any game': search(game, { iterations: 4, seed, until: (_, played) => played === 30 }),
    ismcts: ismcts(game, { iterations: 4, seed, until: (_, played) => played === 30 }),
  };
  if (bots === null) return made;
  made['heuristic'] = bots.heuristic({ seed });
  made['easy'] = bots.level('easy', { seed });
  for (const iterations of [1, 2, 5]) made[`search, ${iterations}`] = bots.search({ iterations, seed });
  for (const name of bots.personalities) made[name] = bots.personality(name, { seed });
  return made;
}

/**
 * Asks bots for moves in at least `positions` positions of random games, on the view and on the remembered view of the
 * acting seat. Throws at the first move that is not a legal one of that seat.
 */
export function fuzzBots<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  bots: GameBots<G> | null,
  positions: number,
  seed: string,
): BotReport {
  const remembering = bots?.game ?? game;
  const asked: { [bot: string]: number } = {};
  let count = 0;
  for (let match = 0; count < positions; match++) {
    const name = `${seed}/${match}`;
    const chance = fastChance(name);
    const [setup] = chance.roll('setup', kit.setups, 1);
    const players = Object.entries(botsOf(game, bots, name));
    const opened = game.setupWithEvents({ ...setup, seed: name });
    let { state } = opened;
    const views = Array.from({ length: state.seats }, (_, seat) => remember(remembering, opened.events, seat));
    for (let move = 0; !game.isOver(state) && move < 4 * kit.typicalMoves && count < positions; move++) {
      const [seat = 0] = chance.roll('seat', game.actors(state), 1);
      const view = chance.roll('view', [views[seat] ?? game.view(state, seat), game.view(state, seat)], 1)[0];
      const [[bot, { chooseNow }]] = chance.roll('bot', players, 1) as [(typeof players)[number]];
      const where = `${bot}, match ${name}, move ${move}, seat ${seat}`;
      const choice = chosen(chooseNow, view as G['View'], where);
      const violation = game.whyNot(state, choice);
      if (violation !== null || choice.seat !== seat) {
        throw new Error(`${where}: expected a legal move, got ${JSON.stringify(choice)} (${violation?.clause})`);
      }
      asked[bot] = (asked[bot] ?? 0) + 1;
      count += 1;
      // Half the moves are random, so that bots see positions that no bot would reach.
      const [played] = chance.roll('move', [choice, ...chance.roll('random', game.legalMoves(state, seat), 1)], 1);
      const attempt = game.tryApply(state, played);
      if (!attempt.ok) throw new Error(`${where}: ${JSON.stringify(played)} is listed, but not legal`);
      state = attempt.state;
      for (const event of attempt.events) {
        views.forEach((seen, viewer) => {
          const redacted = game.redact(event, viewer);
          if (redacted !== null) views[viewer] = remembering.evolve(seen, redacted);
        });
      }
    }
  }
  return { positions: count, asked };
}

function chosen<G extends GameTypes>(chooseNow: Bot<G>['chooseNow'], view: G['View'], where: string): G['Move'] {
  try {
    return chooseNow(view).move;
  } catch (error) {
    throw new Error(`${where}: expected a move, got an error`, { cause: error });
  }
}
