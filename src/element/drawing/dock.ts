// The dock between the table and the viewer's cards: question, buttons, refusal and facts.
import type { AnyMove } from '../../engine/base.js';
import type { Fact, Price } from '../elementGame.js';
import type { ElementWords } from '../locales/words.js';
import { asked, buttonMoves, chosen, differInWay, isUntouched, remaining } from '../picking/touch.js';
import { button, html, refill, setProperty } from './dom.js';
import { numbersOf, type Stepped, steppedOf } from './numbers.js';
import type { RenderState } from './renderState.js';
import { named, partIn, say } from './skeleton.js';

/** The actions of the buttons. */
export interface DockActions {
  choose(move: AnyMove): void;
  /** Shows a move with another number. */
  step(move: AnyMove): void;
  /** Tells a row of the facts. */
  tell(row: number): void;
  /** Previews a move. */
  preview(move: AnyMove | null): void;
  takeBack(): void;
  sortCards(): void;
  layCards(): void;
}

export function drawDock(table: HTMLElement, shown: RenderState, actions: DockActions): void {
  const { words, picking, line } = shown;
  // News about others matters until the viewer begins to choose.
  const news = isUntouched(picking.readings) ? line : pickedSoFar(shown);
  refill(partIn(table, 'news'), news === '' ? [] : [news]);
  // A redraw would move the drag's targets.
  if (picking.draggedFrom === null) {
    refill(partIn(table, 'ask'), [questionOf(shown), ...takingBack(shown, actions)]);
    const stepped = steppedOf(shown);
    const buttons = stepped === null ? buttonsOf(shown, actions) : stepper(table, shown, stepped, actions);
    refill(named(table, 'buttons', words.words.buttons, buttons), buttons);
  }
  refill(partIn(table, 'reason'), reasonOf(shown));
  showFacts(partIn(table, 'facts'), shown);
}

/** One line: the question to the viewer, or the players the table waits for. */
function questionOf(shown: RenderState): string {
  const { game, view, moves, picking, pending, readonly, shelf, voice } = shown;
  const { game: gameWords, words } = shown.words;
  const { readings, isWaiting } = picking;
  if (game.game.isOver(view)) return gameWords.common.picture.over;
  if ((pending !== null && !readonly) || shelf?.isLaying === true) return words.sending;
  if (moves.length > 0) {
    if (shelf !== null) return words.shelf.ask;
    if (isUntouched(readings)) return shown.status().description;
    if (differInWay(remaining(moves, readings))) return words.way;
    const next = asked(moves, readings);
    if (next === null && chosen(moves, readings) !== null) return isWaiting ? words.again : shown.status().description;
    if (next === null) return voice.question('type', readings[0] ?? {});
    const types = new Set(remaining(moves, readings).map(({ type }) => type));
    const [type] = types;
    // The picked card may already determine the type of the move.
    return voice.question(next.field, types.size === 1 ? { type, ...next.picked } : next.picked);
  }
  if (shown.queue.size > 0 || (readonly && view.viewer !== null)) return '';
  return words.waitingFor(game.game.actors(view).map(gameWords.common.player));
}

/** The button that takes back what was picked last. */
function takingBack({ words, moves, picking }: RenderState, actions: DockActions): Node[] {
  if (isUntouched(picking.readings) || moves.length === 0) return [];
  const back = button('back', '✕', actions.takeBack);
  back.setAttribute('aria-label', words.words.takeBack);
  return [html('span', 'chip', {}, back)];
}

/** The picked fields in words; the rings show the targets. */
function pickedSoFar(shown: RenderState): string {
  const { view, voice, moves, picking, confirm, kinds } = shown;
  const { readings, isWaiting } = picking;
  const [reading = {}] = readings;
  if (moves.length === 0) return '';
  // The confirm button and the shared label of many buttons already name the picks.
  const isWhole = (confirm || isWaiting) && chosen(moves, readings) !== null;
  const isSaid = isWhole || numbersOf(shown, buttonMoves(shown.kinds, moves, readings)) !== null;
  const said = Object.entries(reading).flatMap(([field, value]) =>
    field === 'type' || isSaid || kinds.get(field)?.isTarget === true
      ? []
      : [value].flat().map((item) => voice.value(field, item, view)),
  );
  return said.join(', ');
}

function buttonsOf(shown: RenderState, actions: DockActions): Node[] {
  const { view, words, voice, moves, picking, confirm, shelf, kinds } = shown;
  const { readings, isWaiting } = picking;
  if (shelf !== null && moves.length > 0) {
    return [
      button('main', words.words.shelf.ready, actions.layCards),
      button('sort', words.words.shelf.sort, actions.sortCards),
    ];
  }
  const whole = (confirm || isWaiting) && !isUntouched(readings) ? chosen(moves, readings) : null;
  if (whole !== null) {
    const label = voice.label(whole, view);
    const made = moveButton(shown, whole, 'main', null, () => actions.choose(whole));
    made.setAttribute('aria-label', isWaiting ? label : words.words.confirm(label));
    return inPlaces(shown, [[whole, made]], actions);
  }
  const choices = endsOf(shown) ?? buttonMoves(kinds, moves, readings);
  const numbers = numbersOf(shown, choices);
  const buttons = choices.map((move, index) => {
    const brief = numbers?.each[index] ?? shown.game.way?.(move, view) ?? null;
    const look = brief === null ? 'move' : numbers === null ? 'move way' : 'move number';
    const act = () => actions.choose(move);
    const made = moveButton(shown, move, look, brief, act, () => actions.preview(move));
    return [move, made] as const;
  });
  if (numbers === null) return inPlaces(shown, buttons, actions);
  return [html('span', 'shared', { 'aria-hidden': 'true' }, numbers.shared), ...buttons.map(([, made]) => made)];
}

/** The button of a move between two that change its number. */
function stepper(table: HTMLElement, shown: RenderState, { move, less, more }: Stepped, actions: DockActions): Node[] {
  const { words, voice, view } = shown;
  const stepTo = (sign: string, label: string, next: AnyMove | null) => {
    const made = button('step', sign, () => {
      if (next === null) return;
      actions.step(next);
      say(table, voice.label(next, view));
    });
    made.setAttribute('aria-label', label);
    if (next === null) made.setAttribute('aria-disabled', 'true');
    return made;
  };
  return [
    stepTo('−', words.words.less, less),
    moveButton(shown, move, 'main move', null, () => actions.choose(move)),
    stepTo('+', words.words.more, more),
  ];
}

/** The moves of a row's two ends, each of which has a button above it; `null` if any card of the row may be played. */
function endsOf({ game, moves, picking }: RenderState): readonly AnyMove[] | null {
  const { wood, places = [] } = game.composition ?? {};
  const isAtEnds = wood === 'row' && moves.length <= places.length && moves.every(({ type }) => places.includes(type));
  return isAtEnds && isUntouched(picking.readings) ? moves : null;
}

/** Longer texts are smaller. */
const LONG = 26;

/** The button of a move: what it does, and its price. */
function moveButton(
  { game, view, words, voice, hint }: RenderState,
  move: AnyMove,
  look: string,
  text: string | null,
  act: () => void,
  preview: (() => void) | null = null,
): HTMLButtonElement {
  const price = text === null ? (game.price?.(move, view, words) ?? null) : null;
  const label = voice.label(move, view);
  const shown = text ?? voice.brief(move, view, price !== null) ?? label;
  const made = button(look, shown, act, preview);
  if (shown.length > LONG) made.classList.add('long');
  if (price !== null) {
    const lozenge = lozengeOf(price, words.words);
    made.append(lozenge);
    // Most labels name the points.
    const isSaid = price.kind === 'even' || label.includes(/\d+/.exec(price.text)?.[0] ?? '');
    made.setAttribute('aria-label', isSaid ? label : `${label}, ${lozenge.textContent}`);
  } else if (shown !== label) made.setAttribute('aria-label', label);
  if (hint.some((each) => JSON.stringify(each) === JSON.stringify(move))) made.classList.add('hinted');
  return made;
}

/** The price of a move: in red what it costs or risks, in green what it wins. Its unit can be left out. */
function lozengeOf({ kind, text }: Price, { costs, risks }: ElementWords): HTMLElement {
  const said = kind === 'cost' ? costs(text) : kind === 'risk' ? risks(text) : text;
  const end = said.search(/\D*$/);
  const unit = end < said.length ? [html('i', '', {}, said.slice(end))] : [];
  return html('span', `price ${kind}`, {}, said.slice(0, end), ...unit);
}

/** The buttons in the places of the game. An empty place is bare wood. */
function inPlaces(
  shown: RenderState,
  buttons: readonly (readonly [AnyMove, HTMLButtonElement])[],
  actions: DockActions,
): Node[] {
  const { game, moves } = shown;
  const places = game.composition?.places.map((place) => place.split(' ')) ?? [];
  const made = buttons.map(([, each]) => each);
  if (moves.length === 0 || made.length > places.length) return made;
  const filled = new Map<number, Node>();
  for (const [{ type }, each] of buttons) {
    const own = places.findIndex((types) => types.includes(type));
    if (own < 0) return made;
    // A second button of a type takes the next free place.
    filled.set(filled.has(own) ? places.findIndex((_, index) => !filled.has(index)) : own, each);
  }
  // The first place is for the move that goes on; both ends of a row do.
  const first = filled.get(0);
  if (game.composition?.wood !== 'row' && first instanceof HTMLElement) first.classList.add('main');
  const why = first === undefined ? whyOf(shown, actions) : null;
  if (why !== null) filled.set(0, why);
  const line = filled.size === 0 ? samePriceOf(shown) : null;
  if (line !== null) return [line];
  return places.map((_, index) => filled.get(index) ?? html('span', 'none', { 'aria-hidden': 'true' }));
}

/** In a place that nothing can fill, a button for facts: each press tells the next row. */
function whyOf({ game, view, words, picking, box }: RenderState, actions: DockActions): Node | null {
  const fact = isUntouched(picking.readings) ? (game.facts?.(view, words) ?? null) : null;
  if (box.height === null || fact === null || fact.odds !== undefined || fact.rows.length === 0) return null;
  const next = picking.told === null ? 0 : (picking.told + 1) % fact.rows.length;
  return button('why', fact.title, () => actions.tell(next));
}

/** One line where no button stands: what to touch on the table, if the moves are of one type and have one price. */
function samePriceOf({ game, view, words, moves, picking }: RenderState): Node | null {
  const [first] = moves;
  if (first === undefined || !isUntouched(picking.readings)) return null;
  const priceOf = (move: AnyMove) => game.price?.(move, view, words) ?? null;
  const price = priceOf(first);
  if (price === null || new Set(moves.map((move) => JSON.stringify([move.type, priceOf(move)]))).size > 1) return null;
  return html('span', 'none', { 'aria-hidden': 'true' }, words.words.rim, lozengeOf(price, words.words));
}

/** The reason for the last refusal, with a link to the clause, or the facts that were asked for. */
function reasonOf({ game, view, picking, words, voice, clauseLink }: RenderState): (Node | string)[] {
  const { refusal, told } = picking;
  if (refusal === null) {
    const row = told === null ? null : game.facts?.(view, words)?.rows[told];
    return row == null ? [] : [row.join(words.game.common.colon)];
  }
  const { clause } = refusal;
  const text = voice.explain(refusal).slice(`${clause}: `.length);
  const link = clauseLink?.(clause) ?? null;
  const rule = link === null ? html('span', 'clause') : html('a', 'clause', { href: link });
  rule.textContent = words.words.clause(clause);
  return [`${text} `, rule];
}

function showFacts(zone: HTMLElement, { game, view, words, readonly }: RenderState): void {
  zone.hidden = game.facts === undefined;
  const fact = readonly ? null : (game.facts?.(view, words) ?? null);
  if (fact === null) {
    refill(zone, []);
    return;
  }
  if (fact.odds !== undefined) {
    refill(zone, [oddsStrip(fact, fact.odds)]);
    for (const [index, section] of [...(zone.firstElementChild?.children ?? [])].entries()) {
      if (section instanceof HTMLElement) setProperty(section, 'flex-grow', String(fact.odds[index] ?? 0));
    }
    return;
  }
  const rows = fact.rows.flatMap(([name, value]) => [html('dt', '', {}, name), html('dd', '', {}, value)]);
  const details = html('details', '', {}, html('summary', '', {}, fact.title), html('dl', '', {}, ...rows));
  details.open = zone.querySelector('details')?.open ?? false;
  refill(zone, [details]);
}

function oddsStrip({ title, rows }: Fact, odds: readonly number[]): Node {
  const label = [title, ...rows.map((row) => row.join(' '))].join(', ');
  const sections = rows.map(([name, value], index) => {
    if (odds[index] === 0) return html('span', 'never');
    const look = ODDS[index] ?? '';
    const words =
      look === 'best' ? [html('b', '', {}, name)] : [value, ` ${name}`].map((each) => html('i', '', {}, each));
    return html('span', look, {}, ...words);
  });
  return html('div', 'odds', { role: 'img', 'aria-label': label }, ...sections);
}

const ODDS: readonly string[] = ['good', 'best', 'bad'];
