// A user's project in the strictest TypeScript: every entry point, its values and its types. It is only type-checked,
// together with a part that is written from the list of games.

import {
  type Attempt,
  describe,
  explain,
  fold,
  type Game,
  type GameTypes,
  IllegalMoveError,
  label,
  labelValue,
  type Names,
  narrow,
  type Outcome,
  chicken as ofAll,
  type PartialMove,
  type Policy,
  pick,
  playout,
  question,
  remember,
  type Seat,
  type SetupConfig,
  uniform,
  withNames,
} from 'hencoop';
import { analyze, type Mark } from 'hencoop/analysis';
import {
  type AnyBots,
  type Bot,
  type BotLocale,
  type Choice,
  hintOf,
  inWorker,
  rankValue,
  search,
  worlds,
} from 'hencoop/bots';
import { deBots } from 'hencoop/bots/de';
import { enBots } from 'hencoop/bots/en';
import { frBots } from 'hencoop/bots/fr';
import * as chicken from 'hencoop/chicken';
import { chickenBots as judges } from 'hencoop/chicken/bots';
import { type ChickenSvgLocale, deChickenSvg } from 'hencoop/chicken/de';
import { enChicken, enChickenLabels } from 'hencoop/chicken/en';
import { chickenEntry } from 'hencoop/chicken/record';
import * as chickenSchema from 'hencoop/chicken/schema';
import { type ChickenDrawOptions, chickenScene, drawChicken } from 'hencoop/chicken/svg';
import type * as chickenOut from 'hencoop/chicken-out';
import { chickenOutEntry } from 'hencoop/chicken-out/record';
import type * as crazyChicken from 'hencoop/crazy-chicken';
import { drawCrazyChicken } from 'hencoop/crazy-chicken/svg';
import { deal } from 'hencoop/deal';
import { type FieldKind, oneOf, seatOf, type TableBase } from 'hencoop/define';
import { defineElement, type ElementGame, type ElementLocale, type HencoopTable } from 'hencoop/element';
import { deElement } from 'hencoop/element/de';
import { enElement } from 'hencoop/element/en';
import { frElement } from 'hencoop/element/fr';
import {
  type Claim,
  checkDeal,
  commit,
  type Deal,
  type DealEvidence,
  offerDeal,
  type PlayerEvidence,
} from 'hencoop/fair';
import { type AnyDoors, type AnyGame, GAMES, type GameId, gameById, isGameId, loadEntry } from 'hencoop/games';
import { type Inspector, newsOf, openInspector, type TimelineRow, timelineOf } from 'hencoop/inspector';
import { deInspector } from 'hencoop/inspector/de';
import { enInspector } from 'hencoop/inspector/en';
import { frInspector } from 'hencoop/inspector/fr';
import { type AnyLesson, answerTo, continueLesson, type Lesson, startLesson } from 'hencoop/lesson';
import {
  type AnyEntry,
  type GameRecord,
  type History,
  parseRecord,
  read,
  recordOf,
  replay,
  type Stored,
  startHistory,
  verify,
} from 'hencoop/record';
import { createReferee, follow, type Judgment, type SeatPolicy } from 'hencoop/referee';
import type { CardOptions, Theme } from 'hencoop/svg';
import { conforms, deepFreeze, type Kit, type Law, laws, scriptedChance } from 'hencoop/testkit';

/** Whether two types are one. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function holds<T extends true>(): T | null {
  return null;
}

export function tableOnAPage(game: ElementGame, german: ElementLocale, view: chicken.View): HencoopTable {
  defineElement(game, { game: enChicken, labels: enChickenLabels, words: enElement });
  const table: HencoopTable = document.createElement('hencoop-table');
  table.view = view;
  table.locale = german;
  // @ts-expect-error: a language is an object, not its name
  table.locale = 'de';
  return table;
}

/** The course of a game on a page; the history that comes back has the types of the one that was given. */
export function inspect(host: HTMLElement, history: History<chicken.State, chicken.Move>): readonly TimelineRow[] {
  const locale = { game: enChicken, labels: enChickenLabels, words: enInspector };
  const inspector: Inspector<chicken.State, chicken.Move> = openInspector(host, {
    game: chicken.chicken,
    scene: chickenScene,
    locale: { ...locale, words: deInspector },
    history,
    onChange: (changed) => newsOf(chicken.chicken, [], changed.moments[0]?.state.hands.length ?? 1),
  });
  const french = { ...locale, words: frInspector };
  openInspector(host, { game: chicken.chicken, scene: chickenScene, locale: french, history }).close();
  // @ts-expect-error: a history of another game
  inspector.history = startHistory<crazyChicken.State, crazyChicken.Move>({} as crazyChicken.State);
  return timelineOf(inspector.history);
}

/** The loop of the README, once for all games. */
export function play<G extends GameTypes>(
  game: Game<G>,
  choose: (moves: readonly G['Move'][]) => G['Move'],
  config?: SetupConfig<G['Options']>,
): Outcome | null {
  let state: G['State'] = game.setup(config);
  while (!game.isOver(state)) state = game.apply(state, choose(game.legalMoves(state)));
  const points: readonly number[] = game.score(state);
  return points.length === state.seats ? game.outcome(state) : null;
}

function first<Move>(moves: readonly Move[]): Move {
  const [move] = moves;
  if (move === undefined) throw new RangeError('nobody can move');
  return move;
}

export const outcome = play(ofAll, first, { seats: 2, options: { target: 30 } });

export async function botAtATable(view: chicken.View, signal: AbortSignal): Promise<chicken.Move> {
  const bot: Bot<chicken.ChickenTypes> = search(chicken.chicken, {
    milliseconds: 20,
    policy: (seed) => uniform<chicken.ChickenTypes>(seed),
    until: ({ round }, played) => round > 2 || played > 100,
    value: (state, seat) => rankValue(chicken.chicken, state, seat),
  });
  const choice: Choice<chicken.ChickenTypes> = await bot.choose(view, { signal });
  const imagined = worlds(chicken.chicken, view, 'dream').next();
  // @ts-expect-error: nobody writes to a world
  imagined.hands = [];
  // @ts-expect-error: a bot gets a view, never a state
  bot.chooseNow(chicken.chicken.setup());
  // @ts-expect-error: no such option
  search(chicken.chicken, { iterations: 1, level: 'easy' });
  return choice.analysis[0]?.move ?? choice.move;
}

export async function marksOf(record: GameRecord<chicken.ChickenTypes>, signal: AbortSignal): Promise<readonly Mark[]> {
  const marks: Mark[] = [];
  for await (const finding of analyze(judges, replay(chickenEntry, record), { playouts: 20, signal })) {
    // @ts-expect-error: the summary of a seat has no move
    finding.move;
    if (finding.type === 'decision' && finding.mark !== null) marks.push(finding.mark);
  }
  // @ts-expect-error: no such knowledge
  analyze(judges, [], { as: 'fox' });
  return marks;
}

export async function hintFromAWorker(view: chicken.View, language: 'en' | 'de' | 'fr'): Promise<readonly string[]> {
  const bot = inWorker<chicken.ChickenTypes>(new URL('file:///my-bot.js'));
  // @ts-expect-error: a bot in a worker never blocks its caller
  bot.chooseNow(view);
  const locale: BotLocale = { en: enBots, de: deBots, fr: frBots }[language];
  const hint = hintOf(locale, await bot.choose(view), (move) => describe(move, view.viewer, enChicken));
  await bot.close();
  return hint;
}

export function chickenAtATable(seat: Seat): string {
  const state: chicken.State = chicken.chicken.setup({ seats: 3, seed: 'hen' });
  const view: chicken.View = chicken.chicken.view(state, seat);
  const hidden: chicken.Card | null | undefined = view.hands[0]?.[0];
  // @ts-expect-error: a view has no seed
  view.seed;
  // @ts-expect-error: a state is not to be written to
  state.hands = [];
  // @ts-expect-error: no such option
  chicken.chicken.setup({ options: { hens: 1 } });
  // @ts-expect-error: a move on a view is imagined first
  chicken.chicken.apply(view, { seat, type: 'draw' });

  const attempt: Attempt<chicken.ChickenTypes> = chicken.chicken.tryApply(state, { seat, type: 'draw' });
  if (!attempt.ok) return explain(attempt.violation, enChicken);
  for (const event of attempt.events) {
    if (event.type === 'drew') {
      const card: chicken.Card = event.card;
      const seen = chicken.chicken.redact(event, 1);
      if (seen?.type === 'drew') holds<Same<typeof seen.card, chicken.Card | null>>();
      return `${card} ${hidden ?? 'hidden'}`;
    }
  }
  const before: chicken.State = fold(chicken.chicken, chicken.chicken.setupWithEvents({ seats: 3 }).events);
  const remembered: chicken.View = remember(chicken.chicken, chicken.chicken.setupWithEvents().events, seat);
  return describe(attempt.events[0] ?? { type: 'withdrew', seat }, seat, enChicken) + before.seed + remembered.viewer;
}

export function stillOpen(state: chicken.State): readonly chicken.Card[] {
  const play = narrow(chicken.chicken.legalMoves(state), { type: 'play' });
  return play.open.card ?? [];
}

/** The buttons of a dialog that asks field by field. */
export function dialog(view: chicken.View, picked: PartialMove<chicken.Move>, names: Names): readonly string[] {
  const moves = chicken.chicken.legalMoves(view);
  const { next, open, move } = narrow(moves, picked);
  holds<Same<typeof next, 'seat' | 'type' | 'card' | null>>();
  if (next === null) return move === null ? [] : [label(move, enChickenLabels, { view })];
  const named = withNames(enChickenLabels, names);
  const values = open[next] ?? [];
  return [
    question(next, named, { picked }),
    ...values.map((value) => labelValue(next, value, named, { view })),
    ...(open.card ?? []).map((card) => labelValue('card', card, enChickenLabels)),
    JSON.stringify(pick(moves, picked, 'type', 'draw')),
  ];
}

export function refusedBy(error: unknown): string | null {
  return error instanceof IllegalMoveError ? error.violation.clause : null;
}

/** Known cards: those of the game, in its lists. */
export function known(): chicken.State {
  // @ts-expect-error: Chicken has no such card
  deal(chicken.chicken, { hands: [['cow']] });
  // @ts-expect-error: no pile has this name
  deal(chicken.chicken, { tops: { deck: ['egg'] } });
  return deal(chicken.chicken, { seats: 2, hands: { 1: ['egg'] }, tops: { drawPile: [null, 'chick'] } }).state;
}

export function recorded(state: chickenOut.State, moves: readonly chickenOut.Move[]): boolean {
  const record: GameRecord<chickenOut.ChickenOutTypes> = recordOf(chickenOutEntry, state, moves);
  for (const { state: then } of replay(chickenOutEntry, record)) holds<Same<typeof then, chickenOut.State>>();
  const entries = [chickenEntry, chickenOutEntry];
  const parsed = parseRecord('', entries);
  if (!parsed.ok) throw new SyntaxError(`${parsed.issue.line}: ${parsed.issue.message}`);
  // @ts-expect-error: a record belongs to its own game
  replay(chickenEntry, record);
  return verify(parsed.record, entries).ok && read(record, entries).ok;
}

/** A reader of stored games that knows no game before it runs. */
export async function readAny(value: unknown): Promise<Stored<AnyEntry> | null> {
  const entries: AnyEntry[] = await Promise.all(GAMES.map(({ id }) => loadEntry(id)));
  const reading = read(value, entries);
  return reading.ok ? reading.stored : null;
}

/** All games in one map, none of them cast. */
export async function loaded(id: string): Promise<AnyGame | undefined> {
  if (!isGameId(id)) return undefined;
  const doors: AnyDoors = gameById(id);
  const games = new Map<string, AnyGame>([[id, await doors.game()]]);
  const exactly: typeof chicken.chicken = await gameById('chicken').game();
  return games.set(exactly.id, exactly).get(id);
}

/** A game that is known only when the program runs can be played without a cast. */
export async function firstStep(id: GameId): Promise<AnyGame> {
  const game = await gameById(id).game();
  const state = game.setup({ seats: 2 });
  const [move] = game.legalMoves(state);
  if (move !== undefined) game.apply(state, move);
  return game;
}

/** The bots of a game that is known only when the program runs. */
export function botsOf(id: 'chicken' | 'chicken-roundup'): Promise<AnyBots> {
  return gameById(id).bots();
}

/** How many steps a lesson has. */
export function taught<G extends GameTypes, Say extends string, Instead extends string>(
  lesson: Lesson<G, Say, Instead>,
): number {
  const ofAnyGame: AnyLesson = lesson;
  let at = startLesson(lesson);
  for (; at.step !== null; at = continueLesson(lesson, at, at.step.accepts[0])) {
    const [move] = at.step.accepts;
    if (move !== undefined && answerTo(lesson, at, move).type !== 'accepted') return 0;
  }
  return ofAnyGame.steps.length;
}

const hasty: SeatPolicy<chicken.ChickenTypes> = (moves) => first(moves);
export function judge(body: unknown): Judgment<chicken.ChickenTypes>['answer'] {
  const referee = createReferee(chicken.chicken, { policies: { hasty } });
  const { match, deliveries } = referee.open({ seats: 2 });
  follow(chicken.chicken, null, deliveries[0], chickenSchema.redactedEventSchema);
  return referee.submit(referee.read(match, chickenSchema.stateSchema), 0, body).answer;
}

export async function offered(): Promise<Pick<Deal, 'offer' | 'secret'>> {
  return offerDeal({ game: 'chicken', rules: chicken.chicken.rulesVersion, seats: 2, options: {} });
}

export async function fair(given: unknown, offer: Deal['offer']): Promise<string> {
  const kept: DealEvidence = (await commit(offer, 0, null)).evidence;
  const evidence: PlayerEvidence<chicken.ChickenTypes> = { ...kept, events: [] };
  const check = await checkDeal(chicken.chicken, given, null, evidence);
  const required: readonly Claim[] = ['offer', 'pledges', 'contribution', 'events', 'end', 'sameRecord'];
  return check.ok ? (required.find((claim) => check.notProven.includes(claim)) ?? check.digest) : check.message;
}

export function proven(kit: Kit<chicken.ChickenTypes>): readonly Law[] {
  deepFreeze(chicken.chicken.setup({}, { chance: scriptedChance({}) }));
  conforms(chicken.chicken, kit);
  return laws(chicken.chicken, kit);
}

const policy: Policy<chicken.ChickenTypes> = uniform('hen');
export const end: chicken.State = playout(chicken.chicken, chicken.chicken.setup(), { seed: 'hen', policy });

export function drawn(
  state: crazyChicken.State,
  options: ChickenDrawOptions,
  locale: Parameters<typeof drawCrazyChicken>[1]['locale'],
): string {
  // @ts-expect-error: a state shows what no player may see, so it is drawn face up or not at all
  drawCrazyChicken(state, { locale });
  // @ts-expect-error: a drawing needs a locale
  drawChicken(chicken.chicken.view(end, null), {});
  return drawChicken(chicken.chicken.view(end, null), options) + drawCrazyChicken(state, { locale, faceUp: true });
}

/** The fields of a move of a game of one's own. */
export const fields: { readonly card: FieldKind<'hen'>; readonly to: FieldKind<number, TableBase> } = {
  card: oneOf(['hen']),
  to: seatOf(4),
};

/** How a card is drawn, in German and in the dark. */
const dark: Theme = 'dark';
export const dimmed: CardOptions<ChickenSvgLocale> = { locale: deChickenSvg, theme: dark };

/** The element's own words in German. */
export const german = deElement;
export const french = frElement;
