import {
  type AnyLabels,
  type AnyRefusals,
  type AnySentences,
  describe,
  explain,
  type Game,
  type GameTypes,
  label,
  playout,
} from 'hencoop';
import { analyze } from 'hencoop/analysis';
import { hintOf, search } from 'hencoop/bots';
import { deBots } from 'hencoop/bots/de';
import { enBots } from 'hencoop/bots/en';
import { frBots } from 'hencoop/bots/fr';
import { chicken } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import { chickenEntry } from 'hencoop/chicken/record';
import { deal as dealKnown } from 'hencoop/deal';
import { rank } from 'hencoop/define';
import { defineElement, type ElementGame } from 'hencoop/element';
import { deElement } from 'hencoop/element/de';
import { enElement } from 'hencoop/element/en';
import { frElement } from 'hencoop/element/fr';
import { checkDeal, commit, fairSeed, offerDeal, reveal } from 'hencoop/fair';
import { type AnyDoors, type GameId, gameById } from 'hencoop/games';
import { newsOf, timelineOf } from 'hencoop/inspector';
import { deInspector } from 'hencoop/inspector/de';
import { enInspector } from 'hencoop/inspector/en';
import { frInspector } from 'hencoop/inspector/fr';
import { type AnyLesson, continueLesson, startLesson } from 'hencoop/lesson';
import { type AnyEntry, formatRecord, recordOf, replay, startHistory, verify } from 'hencoop/record';
import { createReferee, mayTakeBack, type StandardSchema, seatEntries } from 'hencoop/referee';
import type { SvgLocale } from 'hencoop/svg';

/** What was played, and the SHA-256 of everything that was seen and reported in it. */
export interface Digests {
  readonly [game: string]: string;
}

/** The sentences of a game, which take its moves and events. */
interface Sentences extends AnySentences {
  readonly sentences: { readonly [type: string]: (item: GameTypes['Move'] | GameTypes['RedactedEvent']) => string };
}

/** The refusals of a game, which take the parameters of its violations. */
interface Refusals extends AnyRefusals {
  readonly refusals: { readonly [clause: string]: (params: object) => string };
}

/** The labels of a game, which take its moves and views. */
interface Labels extends AnyLabels {
  known(move: GameTypes['Move'], view: GameTypes['View'] | undefined): object | null;
  readonly labels: AnyLabels['labels'] & {
    readonly moves: { readonly [type: string]: (move: GameTypes['Move']) => string };
  };
}

/** What the entry points of one game export. The list of games decides which there are, so their types are not known here. */
export interface PackedGame {
  readonly id: GameId;
  readonly game: Game<GameTypes>;
  /** The same game as `hencoop` exports it. */
  readonly fromRoot: Game<GameTypes>;
  readonly schemas: { readonly stateSchema: StandardSchema; readonly viewSchema: StandardSchema };
  readonly sheet: {
    readonly sheet: { readonly clauses: object };
    readonly catalog: readonly object[];
  };
  readonly locales: readonly object[];
  readonly english: {
    readonly words: Sentences & Refusals & SvgLocale;
    readonly labels: Labels;
    readonly svg: SvgLocale;
  };
  readonly entry: AnyEntry;
  draw(view: GameTypes['View'], options: { readonly locale: SvgLocale }): string;
  textOf(view: GameTypes['View'], locale: SvgLocale): string;
  readonly element: ElementGame;
  /** A game may have none. */
  readonly lesson: AnyLesson | null;
}

function accepts(schema: StandardSchema, value: object): void {
  const result = schema['~standard'].validate(JSON.parse(JSON.stringify(value)));
  if (!('value' in result) || result.issues !== undefined) throw new Error(`a schema rejects ${JSON.stringify(value)}`);
}

/** Plays one game as the README does, and returns everything that was seen in it as text. */
function playGame(packed: PackedGame, seats: number, seed: string): string {
  const { id, game, schemas, sheet, locales, english, entry, draw, textOf, element } = packed;
  const { words, labels, svg } = english;
  const referee = createReferee(game);
  const lines: string[] = [];
  const keep = (value: unknown) => lines.push(JSON.stringify(value));
  // Bundlers add a default export to CommonJS modules.
  const exported = (module: object) => Object.keys(module).filter((name) => name !== 'default');
  keep([sheet.sheet.clauses, sheet.catalog, locales.map((locale) => exported(locale).sort())]);
  const moves: GameTypes['Move'][] = [];
  const choose = (legal: readonly GameTypes['Move'][]): GameTypes['Move'] => {
    const move = legal[(moves.length * 7) % legal.length];
    if (move === undefined) throw new Error(`${id}: the game is not over, and nobody can move`);
    moves.push(move);
    return move;
  };

  let state = game.setup({ seats, seed });
  const opened = referee.open({ seats, seed });
  let { match } = opened;
  const logs = [opened.log];
  while (!game.isOver(state)) {
    const move = choose(game.legalMoves(state));
    keep(label(move, labels, { view: game.view(state, move.seat) }));
    const refused = game.tryApply(state, { ...move, seat: (move.seat + 1) % seats });
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new Error(`${id}: a legal move is rejected`);
    const judged = referee.submit(match, move.seat, {
      id: `m${moves.length}`,
      revision: referee.snapshot(match, move.seat).revision,
      move,
    });
    if (!judged.answer.ok) throw new Error(`${id}: the referee rejects a legal move`);
    match = judged.match;
    state = game.apply(state, move);
    keep(newsOf(game, attempt.events, seats));
    if (judged.log !== null) logs.push(judged.log);
    keep(mayTakeBack(game, seatEntries(game, logs, move.seat)));
    keep([move, refused.ok ? null : explain(refused.violation, words), attempt.events, judged.deliveries, state]);
    keep([describe(move, null, words), textOf(game.view(state, move.seat), svg)]);
  }
  const points = game.score(state);
  keep([
    points,
    rank(seats, (a, b) => (points[a] ?? 0) - (points[b] ?? 0)),
    game.outcome(state),
    draw(game.view(state, 0), { locale: svg }),
    playout(game, game.setup({ seats, seed }), { seed }),
  ]);
  keep([enElement, deElement, frElement].map((words) => Object.keys(words)));
  keep([enInspector, deInspector, frInspector].map((words) => Object.keys(words)));
  // Outside a page the element only remembers the game.
  defineElement(element, { game: words, labels, words: enElement });
  const start = game.setup({ seats, seed });
  keep(timelineOf(startHistory(start)));
  keep(game.determinize(game.view(start, 0), seed));
  const [actor = 0] = game.actors(start);
  const choice = search(game, { iterations: 20, seed }).chooseNow(game.view(start, actor));
  // All of the choice but how long it took.
  keep({ ...choice, milliseconds: 0 });
  keep([enBots, deBots, frBots].map((locale) => hintOf(locale, choice, (move) => JSON.stringify(move))));
  if (JSON.stringify(match.state) !== JSON.stringify(state)) throw new Error(`${id}: the referee plays another game`);
  accepts(schemas.stateSchema, state);
  accepts(schemas.viewSchema, game.view(state, null));

  const record = recordOf<GameTypes>(entry, state, moves);
  const verification = verify(record, [entry]);
  if (!verification.ok) throw new Error(`${id}: the record does not verify: ${JSON.stringify(verification)}`);
  keep(formatRecord<GameTypes>(entry, record));
  if (game.outcome(state) === null) throw new Error(`${id}: the game has no outcome`);
  return lines.join('\n');
}

/** Plays a lesson to its end, and returns what the learner sees at each step as text. */
function playLesson(lesson: AnyLesson): string {
  const seen = [startLesson(lesson)];
  for (let at = seen[0]; at !== undefined && at.step !== null; at = seen.at(-1)) {
    seen.push(continueLesson(lesson, at, at.step.accepts[0]));
  }
  return seen.map(({ view, played }) => JSON.stringify([view, played])).join('\n');
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Makes a deal of server and players together. Its random parts differ each time, so it adds nothing to the digests. */
async function dealFairly(): Promise<void> {
  const terms = { game: 'chicken', rules: chicken.rulesVersion, seats: 2, options: {} };
  const { offer, secret } = await offerDeal(terms);
  const [anna, ben] = [await commit(offer, 0, null), await commit(offer, 1, null)];
  const pledges = [anna.commitment, ben.commitment];
  const [fromAnna, fromBen] = [await reveal(anna.evidence, pledges), await reveal(ben.evidence, pledges)];
  const contributions = [fromAnna.contribution, fromBen.contribution];
  const deal = { offer, secret, pledges, contributions };
  const moves: object[] = [];
  let state = chicken.setup({ seats: 2, seed: await fairSeed(deal) });
  while (!chicken.isOver(state)) {
    const [move] = chicken.legalMoves(state);
    if (move === undefined) throw new Error('fair: nobody can move');
    moves.push(move);
    state = chicken.apply(state, move);
  }
  const check = await checkDeal(chicken, deal, { ...terms, seed: state.seed, moves }, fromBen.evidence);
  if (!check.ok) throw new Error(`fair: ${check.path}: ${check.message}`);
  if (check.notProven.join() !== 'events,sameRecord') throw new Error(`fair: not proven: ${check.notProven.join()}`);
}

/** Known cards lie where they are named. */
function nameCards(): void {
  const { state } = dealKnown(chicken, {
    seats: 2,
    seed: 'farm',
    hands: { 1: ['egg'] },
    tops: { drawPile: ['chick'] },
  });
  if (state.hands[1]?.[0] !== 'egg' || state.drawPile.at(-1) !== 'chick') throw new Error('deal: other cards');
}

/** Analyzes a game of one move. Its chances may differ in the last digits between machines, so they add nothing to the digests. */
async function analyzeGame(): Promise<void> {
  const start = chicken.setup({ seats: 2, seed: 'farm', options: { maxRounds: 1 } });
  const move = { seat: 0, type: 'withdraw' } as const;
  const record = recordOf(chickenEntry, chicken.apply(start, move), [move]);
  let seats = 0;
  for await (const finding of analyze(chickenBots, replay(chickenEntry, record), { playouts: 20 })) {
    if (finding.type !== 'seat') continue;
    seats += 1;
    const { start, luck, loss, gifts, result } = finding;
    if (Math.abs(start + luck - loss + gifts - result) > 1e-9)
      throw new Error('analysis: the account does not balance');
  }
  if (seats !== 2) throw new Error(`analysis: expected an account of both seats, got ${seats}`);
}

/** The doors of the list of games lead to the modules that the entry points export. */
async function openDoors({ id, game, entry, element, draw, textOf, english }: PackedGame): Promise<void> {
  const doors: AnyDoors = gameById(id);
  const behind = [await doors.game(), await doors.entry(), await doors.element(), (await doors.svg()).draw];
  const isSame = [game, entry, element, draw].every((module, index) => module === behind[index]);
  const { labels } = await doors.locales.en();
  if (!isSame || (await doors.text()) !== textOf || labels !== english.labels) {
    throw new Error(`${id}: a door leads elsewhere`);
  }
}

/** Plays every game with the fewest and the most seats. Nothing here knows where it runs. */
export async function play(games: readonly PackedGame[]): Promise<Digests> {
  const seeds = new Set([chicken.setup().seed, chicken.setup().seed]);
  if (seeds.size !== 2) throw new Error('two fresh seeds are equal');
  await dealFairly();
  nameCards();
  await analyzeGame();

  const digests: Record<string, string> = {};
  for (const packed of games) {
    const { id, game, fromRoot, lesson } = packed;
    if (game !== fromRoot) throw new Error(`${id}: there are two copies of the game`);
    await openDoors(packed);
    if (lesson !== null) digests[`${id}, lesson`] = await sha256(playLesson(lesson));
    for (const seats of new Set([game.seats.min, game.seats.max])) {
      digests[`${id}, ${seats} seats`] = await sha256(playGame(packed, seats, 'the same everywhere'));
    }
  }
  return digests;
}
