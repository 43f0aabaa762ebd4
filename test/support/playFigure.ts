import { type AnyEvent, describe, explain, type GameTypes, type Seat } from 'hencoop';
import type { ElementLocale } from 'hencoop/element';
import type { AnyEntry } from 'hencoop/record';
import { scriptedChance } from 'hencoop/testkit';
import type { ScoreRows } from '../../src/engine/scoring.js';
import type { Box } from './box.js';
import type { ComponentsFigure, Figure, MoveFigure, ScoringFigure, SetUpFigure, SightFigure } from './figures.js';

type G = GameTypes;
type Viewer = Seat | null;

/** The game and texts for playing a figure. */
export interface FigureGame {
  readonly game: AnyEntry['game'];
  readonly en: ElementLocale['game'];
  readonly box: Box;
  /** The names of the cards. */
  readonly names: { readonly [card: string]: string };
  /** A game with only one round has none. */
  readonly rowsOf: ScoreRows | undefined;
}

/** A table to draw. */
export interface Panel {
  readonly label: string;
  readonly view: G['View'];
  /** The last events, as the viewer sees them. */
  readonly last: readonly AnyEvent[];
}

/** A played figure. */
export interface PlayedFigure {
  readonly kind: Figure<G>['kind'];
  readonly says: string;
  /** The events, line by line, in the game's own words. */
  readonly lines: readonly string[];
  readonly panels: readonly Panel[];
  /** Cards of the box. */
  readonly cards: readonly { readonly name: string; readonly count: number; readonly card: unknown }[];
  /** The position, for a reader who wants to play on: the state, the viewer, and a move to try. */
  readonly opens: { readonly state: G['State']; readonly viewer: Viewer; readonly tried: unknown } | null;
}

/** The played moves of a figure. */
interface PlayedMoves {
  readonly before: G['State'];
  readonly state: G['State'];
  readonly events: readonly AnyEvent[];
}

const json = (value: unknown) => JSON.stringify(value);

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

const seatName = (viewer: Viewer) => (viewer === null ? 'a spectator' : `seat ${viewer + 1}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function playAll({ game }: FigureGame, before: G['State'], moves: readonly G['Move'][]): PlayedMoves {
  let state = before;
  const events: AnyEvent[] = [];
  for (const move of moves) {
    const attempt = game.tryApply(state, move);
    must(attempt.ok, `${json(move)} is refused by ${attempt.ok ? '' : attempt.violation.clause}`);
    state = attempt.state;
    events.push(...attempt.events);
  }
  return { before, state, events };
}

/** Whether an event matches one in a figure. */
const isTold = (event: AnyEvent, told: object) =>
  Object.entries(told).every(([name, value]) => json(Reflect.get(event, name)) === json(value));

/** Checks that the events contain all events of a figure, in order. */
function mustTell(events: readonly AnyEvent[], tells: readonly object[]): void {
  let from = 0;
  for (const told of tells) {
    const index = events.findIndex((event, number) => number >= from && isTold(event, told));
    must(index >= 0, `nothing like ${json(told)} among ${json(events.slice(from))}`);
    from = index + 1;
  }
}

/** The events before the deal of the next round; the drawing shows the table after them. */
function untilDeal(events: readonly AnyEvent[]): readonly AnyEvent[] {
  const deal = events.findIndex(({ type }) => type === 'dealt');
  return deal < 0 ? events : events.slice(0, deal);
}

const learned = ({ game }: FigureGame, events: readonly AnyEvent[], viewer: Viewer) =>
  events.flatMap((event) => game.redact(event, viewer) ?? []);

/** The table after the moves and before the next deal, as a viewer sees it. */
function panelAfter(play: FigureGame, { before, state, events }: PlayedMoves, viewer: Viewer, label: string): Panel {
  const seen = untilDeal(events);
  const last = learned(play, seen, viewer);
  const { game } = play;
  const view =
    seen.length === events.length
      ? game.view(state, viewer)
      : last.reduce((table, event) => game.evolve(table, event), game.view(before, viewer));
  return { label, view, last };
}

const panelBefore = ({ game }: FigureGame, state: G['State'], viewer: Viewer, label: string): Panel => ({
  label,
  view: game.view(state, viewer),
  last: [],
});

/** The sentences about events, for a viewer. */
const story = (play: FigureGame, events: readonly AnyEvent[], viewer: Viewer, reader: Viewer = null) =>
  learned(play, events, viewer)
    .map((event) => describe(event, reader, play.en))
    .join(' ');

const movesIn = ({ en }: FigureGame, moves: readonly G['Move'][]) =>
  moves.map((move) => describe(move, null, en)).join(' ');

/** The line for a refused move; the clause of the figure must refuse it. */
function refusal(
  play: FigureGame,
  clause: string,
  refuses: NonNullable<MoveFigure<G>['refuses']>,
  played: PlayedMoves,
) {
  const { game, en } = play;
  const { move, by = clause, after = false } = refuses;
  const violation = game.whyNot(after ? played.state : played.before, move);
  must(violation?.clause === by, `${json(move)} is refused by ${violation?.clause ?? 'nothing'}, not by ${by}`);
  // Only G-0 is about values that are not moves, for which there are no sentences.
  const said = violation.clause === 'G-0' ? `\`${json(move)}\`` : describe(move as G['Move'], null, en);
  return `Refused${after ? ' then' : ''}: ${said} *${explain(violation, en)}*`;
}

function playMove(play: FigureGame, clause: string, figure: MoveFigure<G>): Omit<PlayedFigure, 'kind' | 'says'> {
  const { game } = play;
  const { state, viewer = game.actors(state)[0] ?? null, obeys, tells = [], legal, refuses } = figure;
  const played = playAll(play, state, obeys);
  mustTell(played.events, tells);
  const lines: string[] = [];
  if (legal !== undefined) {
    const found = game.legalMoves(state);
    must(json(found) === json(legal), `the legal moves are ${json(found)}, not ${json(legal)}`);
    lines.push(legal.length === 0 ? 'No move is legal.' : `All legal moves: ${movesIn(play, legal)}`);
  }
  if (obeys.length > 0) lines.push(`Obeys: *${story(play, played.events, viewer)}*`);
  if (refuses !== undefined) lines.push(refusal(play, clause, refuses, played));
  must(lines.length > 0, 'a figure of a move has a move');
  const panels = [panelBefore(play, state, viewer, `Before, as ${seatName(viewer)} sees it`)];
  if (obeys.length > 0) panels.push(panelAfter(play, played, viewer, 'After'));
  const tried = refuses?.after === true ? undefined : refuses?.move;
  return { lines, panels, cards: [], opens: { state, viewer, tried: tried ?? obeys[0] } };
}

function playSetUp(play: FigureGame, figure: SetUpFigure<G>): Omit<PlayedFigure, 'kind' | 'says'> {
  const { game } = play;
  const { deals, ...start } = figure.start;
  const opened = game.setupWithEvents(start, deals === undefined ? {} : { chance: scriptedChance(deals) });
  const { viewer = game.actors(opened.state)[0] ?? null, obeys = [], tells, refuses } = figure;
  const played = playAll(play, opened.state, obeys);
  mustTell([...opened.events, ...played.events], tells);
  const lines = [`Opening: *${story(play, opened.events, viewer)}*`];
  if (obeys.length > 0) lines.push(`Then: *${story(play, played.events, viewer)}*`);
  if (refuses !== undefined) lines.push(`Refused: \`${json(refuses)}\`. *${refusedStart(play, refuses)}*`);
  const panels = [panelBefore(play, opened.state, viewer, `The opening as ${seatName(viewer)} sees it`)];
  if (obeys.length > 0) panels.push(panelAfter(play, played, viewer, 'After the moves'));
  return { lines, panels, cards: [], opens: { state: opened.state, viewer, tried: obeys[0] } };
}

/** The game's message when it refuses a start. */
function refusedStart({ game }: FigureGame, given: object): string {
  try {
    game.setup(given);
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
  throw new Error(`${json(given)} starts a game`);
}

/** The score calculation of each seat. */
function arithmetic(play: FigureGame, { view, last }: Panel, points: readonly number[]): string[] {
  const { rowsOf, names } = play;
  must(rowsOf !== undefined, 'the game has no arithmetic of points');
  const cardName = (card: unknown) => names[String(card)] ?? json(card);
  const rows = rowsOf(view, last);
  const sums = rows.map(({ items }) => items.reduce((sum, item) => sum + item.points, 0));
  must(json(sums) === json(points), `the points are ${json(sums)}, not ${json(points)}`);
  return rows.map(({ items, notes }, seat) => {
    const terms = items.map(({ cards, words, points }) => `${points} (${words ?? cards.map(cardName).join(', ')})`);
    const sum = terms.length === 0 ? '0' : `${terms.join(' + ')} = ${sums[seat]}`;
    return `${capital(seatName(seat))}: ${sum}${notes.length === 0 ? '' : `; ${notes.join('; ')}`}`;
  });
}

function playScoring(play: FigureGame, figure: ScoringFigure<G>): Omit<PlayedFigure, 'kind' | 'says'> {
  const { game } = play;
  const { state, viewer = game.actors(state)[0] ?? null, obeys, tells = [], points, score, ranking } = figure;
  const played = playAll(play, state, obeys);
  mustTell(played.events, tells);
  const after = panelAfter(play, played, viewer, 'The table that is scored');
  const found = game.score(played.state);
  must(json(found) === json(score), `the score is ${json(found)}, not ${json(score)}`);
  const outcome = game.outcome(played.state);
  must(json(outcome?.ranking) === json(ranking), `the ranking is ${json(outcome?.ranking)}, not ${json(ranking)}`);
  const lines: string[] = [];
  if (obeys.length > 0) lines.push(`Obeys: *${story(play, played.events, viewer)}*`);
  if (points !== undefined) lines.push(...arithmetic(play, after, points));
  lines.push(`The score, seat by seat: ${score.join(', ')}.`);
  if (ranking !== undefined) {
    const ranks = ranking.map((seats) => seats.map((seat) => seatName(seat)).join(' and '));
    lines.push(`The ranking: ${ranks.join(', then ')}.`);
  }
  const panels = [panelBefore(play, state, viewer, `Before, as ${seatName(viewer)} sees it`), after];
  return { lines, panels, cards: [], opens: { state, viewer, tried: obeys[0] } };
}

/** A part of a view, abbreviated; a hidden card is a question mark. */
const seen = (value: unknown) => `\`${json(value).replaceAll('"', '').replaceAll('null', '?')}\``;

function playSight(play: FigureGame, figure: SightFigure<G>): Omit<PlayedFigure, 'kind' | 'says'> {
  const { state, obeys = [], viewers, differs } = figure;
  const played = playAll(play, state, obeys);
  const panels = viewers.map((viewer) => {
    const label = `What ${seatName(viewer)} sees`;
    return obeys.length === 0 ? panelBefore(play, state, viewer, label) : panelAfter(play, played, viewer, label);
  });
  const [one, other] = panels.map(({ view }) => view);
  must(one !== undefined && other !== undefined, 'a figure of sight has two viewers');
  const fields = Object.keys(one).filter((name) => name !== 'viewer');
  const found = fields.filter((name) => json(Reflect.get(one, name)) !== json(Reflect.get(other, name)));
  must(json(found) === json(differs), `the views differ in ${json(found)}, not in ${json(differs)}`);
  const lines = obeys.length === 0 ? [] : [`Obeys: ${movesIn(play, obeys)}`];
  for (const [index, viewer] of viewers.entries()) {
    const parts = differs.map((name) => `\`${name}\` ${seen(Reflect.get(panels[index]?.view ?? {}, name))}`);
    const learns = story(play, untilDeal(played.events), viewer, viewer);
    const told = learns === '' ? '' : ` *${learns}*`;
    const own = parts.length === 0 ? 'sees the same as the other' : `sees ${parts.join(', ')}`;
    lines.push(`${capital(seatName(viewer))} ${own}.${told}`);
  }
  return { lines, panels, cards: [], opens: { state, viewer: viewers[0], tried: obeys[0] } };
}

function playComponents({ box }: FigureGame, clause: string, { pieces }: ComponentsFigure) {
  const counted = pieces.map(({ name, count }) => [name, count]);
  const found = box.contents.filter((piece) => piece.clause === clause).map(({ name, count }) => [name, count]);
  must(json(found) === json(counted), `the box has ${json(found)}, not ${json(counted)}`);
  const total = pieces.reduce((sum, { count }) => sum + count, 0);
  const lines = [`${pieces.map(({ name, count }) => `${count} × ${name}`).join(', ')}: ${total} in all.`];
  const cards = pieces.flatMap(({ name, count, card }) => (card === undefined ? [] : [{ name, count, card }]));
  return { lines, panels: [], cards, opens: null };
}

/**
 * Plays a figure.
 * @throws Error if the game responds differently from the figure
 */
export function playFigure(play: FigureGame, clause: string, figure: Figure<G>): PlayedFigure {
  const { kind, says } = figure;
  const shown = () => {
    if (kind === 'move') return playMove(play, clause, figure);
    if (kind === 'setup') return playSetUp(play, figure);
    if (kind === 'scoring') return playScoring(play, figure);
    if (kind === 'sight') return playSight(play, figure);
    return playComponents(play, clause, figure);
  };
  try {
    return { kind, says, ...shown() };
  } catch (error) {
    throw new Error(`the figure of ${clause}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
