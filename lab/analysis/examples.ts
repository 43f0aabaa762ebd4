// Finds the examples of docs/analysis.md: games in which seat 1 plays badly on purpose.
// npm run lab -- examples, or npm run lab -- examples chicken
import { writeFileSync } from 'node:fs';
import type { GameTypes } from 'hencoop';
import { analyze, type Decision } from 'hencoop/analysis';
import { botSeed, type GameBots } from 'hencoop/bots';
import { type AnyDoors, type GameId, gameById, isGameId } from 'hencoop/games';
import { annotate, recordOf } from 'hencoop/record';
import { GAMES } from '../../tools/lib/games.js';
import { at } from '../inside.js';
import { type FullStep, Memories } from './play.js';
import { type Example, exampleFile } from './results.js';

/** A game in which seat 0 plays badly on purpose; each is in `badGames/<game>.ts`. */
export interface BadGame {
  readonly seed: string;
  readonly options: object;
  /** Whether seat 0 plays its n-th decision, from 0, badly. */
  readonly isBad: (decision: number) => boolean;
  readonly moves: number;
}

async function exampleOf(game: GameId): Promise<Example> {
  const doors: AnyDoors = gameById(game);
  const bots = await doors.bots();
  const entry = await doors.entry();
  // Each module in the folder exports `badGame`.
  const { badGame } = (await import(`./badGames/${game}.ts`)) as { readonly badGame: BadGame };
  const { seed, options, isBad, moves } = badGame;
  const seats = bots.game.seats.default;
  const opened = bots.game.setupWithEvents({ seats, seed, options });
  const memories = new Memories(bots, seats);
  memories.learn(opened.events);
  const log: FullStep[] = [{ move: null, events: opened.events }];
  const careful = bots.level('medium', { seed: botSeed(seed, 0) });
  let { state } = opened;
  const onPurpose = new Set<number>();
  let decisions = 0;
  while (!bots.game.isOver(state) && log.length <= moves) {
    const seat = at(bots.game.actors(state), 0);
    const view = memories.of(seat);
    const isWorst = seat === 0 && isBad(decisions);
    if (isWorst) onPurpose.add(decisions);
    const { move } = isWorst ? worstOf(bots, view) : careful.chooseNow(view);
    if (seat === 0) decisions += 1;
    const attempt = bots.game.tryApply(state, move);
    if (!attempt.ok) throw new Error(`${game}: an illegal move`);
    state = attempt.state;
    memories.learn(attempt.events);
    log.push({ move, events: attempt.events });
  }
  const judged: Decision<GameTypes>[] = [];
  for await (const finding of analyze(bots, log, { playouts: 400 })) {
    if (finding.type === 'decision' && finding.seat === 0 && onPurpose.has(finding.index) && finding.mark !== null)
      judged.push(finding);
  }
  const played = log.flatMap(({ move }) => move ?? []);
  return { record: annotate(recordOf(entry, state, played), judged), decisions: judged };
}

/** The move that a search rates lowest. */
function worstOf(bots: GameBots<GameTypes>, view: GameTypes['View']): { readonly move: GameTypes['Move'] } {
  const { analysis } = bots.search({ iterations: 400, seed: 'worst' }).chooseNow(view);
  const tried = analysis.filter(({ visits }) => visits > 0);
  return tried.reduce((worst, one) => (one.value < worst.value ? one : worst), at(analysis, 0));
}

const wanted = process.argv.slice(2).filter(isGameId);
for (const game of wanted.length > 0 ? wanted : GAMES) {
  const example = await exampleOf(game);
  console.log(`${game}: ${example.decisions.map(({ mark }) => mark).join(', ')}`);
  writeFileSync(exampleFile(game), `${JSON.stringify(example, null, 1)}\n`);
}
