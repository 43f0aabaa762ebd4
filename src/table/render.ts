// What the table shows: the drawings, the question, the buttons, and why something is refused.
import type { AnyEvent, AnyMove } from '../engine/base.js';
import type { GameTypes } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';
import { hookOf } from '../svg/hooks.js';
import type { Theme } from '../svg/palette.js';
import { button, html, isMarked, nearest, parsed, thingsIn, widen } from './dom.js';
import type { TableKit, TableLocale, Voice } from './kit.js';
import type { Shelf } from './shelf.js';
import {
  asked,
  buttonMoves,
  chosen,
  firstTouches,
  isUntouched,
  type Readings,
  remaining,
  type Thing,
  touch,
} from './touch.js';

/** A refusal, as `whyNot` and `tryApply` give it. */
export interface Refusal {
  readonly clause: string;
  readonly params: object;
}

/** Everything that the picture of the table depends on. */
export interface Scene {
  readonly kit: TableKit;
  readonly view: GameTypes['View'];
  readonly words: TableLocale;
  readonly voice: Voice;
  readonly names: readonly string[];
  readonly theme: Theme;
  readonly width: number;
  /** What the viewer can choose from now. */
  readonly moves: readonly AnyMove[];
  readonly readings: Readings<AnyMove>;
  /** What was picked before the last touch, while that can still be another one. */
  readonly instead: Readings<AnyMove>;
  readonly pending: AnyMove | null;
  readonly hint: AnyMove | null;
  readonly last: readonly AnyEvent[];
  /** What happened, in a line. */
  readonly news: string;
  readonly refusal: Refusal | null;
  readonly clauseLink: ((clause: string) => string | null) | null;
  readonly confirm: boolean;
  /** Whether the whole move that is picked waits for one more touch. */
  readonly isWaiting: boolean;
  readonly readonly: boolean;
  /** Whether events are still to be shown. */
  readonly isBusy: boolean;
  /** `null` while there is nothing to arrange. */
  readonly shelf: Shelf | null;
  /** The card of the shelf that was tapped. */
  readonly lifted: number | null;
  /** Whether something is dragged over the table. */
  readonly isDragging: boolean;
}

/** What buttons do. */
export interface Actions {
  choose(move: AnyMove): void;
  /** Shows what a move would do. */
  preview(move: AnyMove | null): void;
  takeBack(): void;
  tapCard(card: number): void;
  sortCards(): void;
  layCards(): void;
}

/** The narrowest drawing of a table. */
const MIN_WIDTH = 320;
/** Wider tables do not spread their middle and the viewer's cards any further. */
const MAX_WIDTH = 760;
/** How wide the panel of another player is at least, if there are several. */
const PANEL_WIDTH = 178;
const SHELF_CARD = 46;
/** The middle of a table of this width is drawn larger by this factor, while it takes no more of the screen's height. */
const WIDE = 600;
const LARGER = 1.35;
const MIDDLE_OF_SCREEN = 0.42;

/** The empty parts of the table, in the order of its tab stops. */
export function skeleton(): HTMLElement {
  return html(
    'div',
    'table',
    {},
    html('h2', 'title'),
    html('div', 'others', { role: 'group' }),
    html('div', 'middle', { role: 'group' }),
    // What the viewer needs to choose stays together at the bottom.
    html(
      'div',
      'seat',
      {},
      html(
        'div',
        'dock',
        {},
        html('div', 'heard', {}, html('p', 'news'), html('p', 'reason', { role: 'status' })),
        html('p', 'ask', { tabindex: '-1' }),
        html('div', 'buttons', { role: 'group' }),
      ),
      html('div', 'lap', {}, html('div', 'own', { role: 'group' }), html('div', 'facts')),
    ),
    html('div', 'air', { 'aria-hidden': 'true' }),
    html('div', 'moment', { hidden: '' }),
    html('div', 'said', { role: 'log', 'aria-live': 'polite' }),
  );
}

/** A part of {@link skeleton}. */
export function partIn(table: ParentNode, className: string): HTMLElement {
  const found = table.querySelector<HTMLElement>(`.${className}`);
  if (found === null) throw new Error(`.${className}: expected a part of the table, got none`);
  return found;
}

/** Shows the scene in the parts of the table. */
export function render(table: HTMLElement, scene: Scene, actions: Actions): void {
  const { words, theme } = scene;
  table.className = `table hc-${theme}`;
  table.lang = words.game.common.language;
  drawParts(table, scene, actions);
  // What others did matters until the viewer begins to choose.
  partIn(table, 'news').textContent = isUntouched(scene.readings) ? scene.news : '';
  // What is dragged to must not move away.
  if (!scene.isDragging) {
    partIn(table, 'ask').replaceChildren(questionOf(scene), ...pickedSoFar(scene, actions));
    fill(table, 'buttons', words.words.buttons, buttonsOf(scene, actions));
  }
  partIn(table, 'reason').replaceChildren(...reasonOf(scene));
  for (const zone of ['others', 'middle', 'own']) enable(partIn(table, zone), scene);
  showFacts(partIn(table, 'facts'), scene);
}

function fill(table: HTMLElement, name: string, label: string, children: readonly Node[]): void {
  const zone = partIn(table, name);
  zone.setAttribute('aria-label', label);
  zone.hidden = children.length === 0 && name !== 'buttons';
  zone.replaceChildren(...children);
}

/** The drawings: the others clockwise from the viewer's left, the middle, and what lies before the viewer. */
function drawParts(table: HTMLElement, scene: Scene, actions: Actions): void {
  const { kit, view, words, moves, readings, instead, pending, hint, shelf } = scene;
  const width = Math.max(MIN_WIDTH, scene.width);
  const pointedAt = pending ?? (isUntouched(readings) ? hint : null);
  const common = {
    theme: scene.theme,
    names: scene.names,
    // The words, moves and events of the kit's game.
    locale: words.game as never,
    legal: (pointedAt === null ? firstTouches(moves, readings) : [pointedAt]) as readonly object[] as readonly never[],
    picked: (pointedAt === null ? [...readings, ...instead] : [pointedAt]) as readonly object[] as readonly never[],
    last: scene.last as readonly object[] as readonly never[],
  };
  const { viewer, seats } = view;
  const draw = (part: 'middle' | 'seat', across: number, seat?: Seat) => {
    // The viewer knows what they did.
    const last = part === 'seat' && seat === viewer ? [] : common.last;
    return parsed(kit.draw(view, { ...common, last, part, seat, width: across, id: `table-${part}-${seat ?? 'all'}` }));
  };
  const first = viewer === null ? 0 : viewer + 1;
  const others = Array.from({ length: viewer === null ? seats : seats - 1 }, (_, index) => (first + index) % seats);
  const columns = others.length === 1 ? 1 : Math.max(1, Math.min(others.length, Math.floor(width / PANEL_WIDTH)));
  const middle = enlarged((across) => draw('middle', across), Math.min(width, MAX_WIDTH));
  const goal = words.goal === undefined ? [] : [html('span', '', {}, ` · ${words.goal}`)];
  partIn(table, 'title').replaceChildren(middle.querySelector('title')?.textContent ?? '', ...goal);
  fill(
    table,
    'others',
    words.words.others,
    others.map((seat) => draw('seat', Math.floor(Math.min(width, others.length * MAX_WIDTH) / columns), seat)),
  );
  fill(table, 'middle', words.words.middle, [middle]);
  // Facts lie next to what is before the viewer.
  const wide = Math.min(width, MAX_WIDTH);
  const hasFacts = kit.facts !== undefined;
  const own = viewer === null ? [] : [draw('seat', hasFacts ? Math.max(160, Math.floor(wide * 0.45)) : wide, viewer)];
  fill(table, 'own', words.game.common.you, shelf === null ? own : shelfOf(scene, shelf, actions));
}

/** A drawing in larger letters and cards, if it is as wide as `width` and not too high then. */
function enlarged(draw: (width: number) => SVGElement, width: number): SVGElement {
  if (width < WIDE) return draw(width);
  const large = draw(Math.floor(width / LARGER));
  const height = Number(large.getAttribute('height')) * LARGER;
  if (height > innerHeight * MIDDLE_OF_SCREEN) return draw(width);
  large.setAttribute('width', String(width));
  large.setAttribute('height', String(height));
  return large;
}

/** One line: what the viewer is asked, or whom the table waits for. */
function questionOf(scene: Scene): string {
  const { kit, view, moves, readings, pending, shelf, voice, isWaiting } = scene;
  const { game, words } = scene.words;
  if (kit.game.isOver(view)) return game.common.picture.over;
  if (pending !== null || shelf?.isLaying === true) return words.sending;
  if (moves.length > 0) {
    if (shelf !== null) return words.shelf.ask;
    if (isUntouched(readings)) return stepOf(scene);
    const next = asked(moves, readings);
    if (next === null) return isWaiting ? scene.words.words.again : voice.question('type', readings[0] ?? {});
    const types = new Set(remaining(moves, readings).map(({ type }) => type));
    const [type] = types;
    // A card may say already what kind of move it is.
    return voice.question(next.field, types.size === 1 ? { type, ...next.picked } : next.picked);
  }
  if (scene.isBusy || scene.readonly) return '';
  return words.waitingFor(kit.game.actors(view).map(game.common.player));
}

/** The pending step, in the words of the game's drawing. */
function stepOf({ kit, view, words, names, theme }: Scene): string {
  const drawing = kit.draw(view, {
    part: 'status',
    width: MIN_WIDTH,
    id: 'table-status',
    theme,
    names,
    // The words of the kit's game.
    locale: words.game as never,
    legal: [],
    picked: [],
    last: [],
  });
  return parsed(drawing).querySelector('desc')?.textContent ?? '';
}

/** What is picked so far, and the button that takes it back. */
function pickedSoFar({ view, words, voice, moves, readings, confirm, isWaiting }: Scene, actions: Actions): Node[] {
  const [reading] = readings;
  if (reading === undefined || isUntouched(readings) || moves.length === 0) return [];
  // With a button that confirms the move, that button says it.
  const isWhole = (confirm || isWaiting) && chosen(moves, readings) !== null;
  const said = Object.entries(reading).flatMap(([field, value]) =>
    field === 'type' || isWhole ? [] : [value].flat().map((item) => voice.value(field, item, view)),
  );
  const back = button('back', '✕', actions.takeBack);
  back.setAttribute('aria-label', words.words.takeBack);
  return [html('span', said.length === 0 ? 'chip bare' : 'chip', {}, said.join(', '), back)];
}

function buttonsOf(scene: Scene, actions: Actions): Node[] {
  const { kit, view, words, voice, moves, readings, confirm, isWaiting, shelf, hint } = scene;
  if (shelf !== null && moves.length > 0) {
    return [
      button('main', words.words.shelf.ready, actions.layCards),
      button('sort', words.words.shelf.sort, actions.sortCards),
    ];
  }
  const labelOf = (move: AnyMove) => voice.label(move, kit.known(move, view));
  const whole = (confirm || isWaiting) && !isUntouched(readings) ? chosen(moves, readings) : null;
  if (whole !== null) {
    const label = isWaiting ? labelOf(whole) : `${words.words.confirm}: ${labelOf(whole)}`;
    return [button('main', label, () => actions.choose(whole))];
  }
  return buttonMoves(moves, readings).map((move) => {
    const made = button('move', labelOf(move), () => actions.choose(move));
    if (hint !== null && JSON.stringify(hint) === JSON.stringify(move)) made.classList.add('hinted');
    for (const type of ['pointerenter', 'focus']) made.addEventListener(type, () => actions.preview(move));
    return made;
  });
}

/** Why something is refused, with a link to the clause. */
function reasonOf({ refusal, words, voice, clauseLink }: Scene): (Node | string)[] {
  if (refusal === null) return [];
  const { clause } = refusal;
  const text = voice.explain(refusal).slice(`${clause}: `.length);
  const link = clauseLink?.(clause) ?? null;
  const rule = link === null ? html('span', 'clause') : html('a', 'clause', { href: link });
  rule.textContent = words.words.clause(clause);
  return [`${text} `, rule];
}

function showFacts(zone: HTMLElement, { kit, view, words, readonly }: Scene): void {
  zone.hidden = kit.facts === undefined;
  const fact = readonly ? null : (kit.facts?.(view, words) ?? null);
  if (fact === null) {
    zone.replaceChildren();
    return;
  }
  const rows = fact.rows.flatMap(([name, value]) => [html('dt', '', {}, name), html('dd', '', {}, value)]);
  const details = html('details', '', {}, html('summary', '', {}, fact.title), html('dl', '', {}, ...rows));
  details.open = zone.querySelector('details')?.open ?? false;
  zone.replaceChildren(details);
}

/** Makes buttons of the things that can be touched: open ones, picked ones, and the viewer's blocked ones. */
function enable(zone: HTMLElement, scene: Scene): void {
  if (scene.moves.length === 0) return;
  let isFirst = true;
  for (const element of zone.querySelectorAll('svg [data-state], svg [data-card], svg [data-pile], svg [data-cell]')) {
    const things = thingsIn(element);
    const isPicked = isMarked(element, 'picked');
    const isLive = isPicked || isMarked(element, 'open');
    if (!isLive && meantBy(scene, element).length === 0) continue;
    element.setAttribute('role', 'button');
    element.setAttribute('tabindex', isFirst ? '0' : '-1');
    element.setAttribute('aria-label', nameOf(scene, element, things));
    if (!isLive) element.setAttribute('aria-disabled', 'true');
    if (isPicked) element.setAttribute('aria-pressed', 'true');
    widen(element);
    isFirst = false;
  }
}

/** What a touch would do, or else what the thing is called. */
function nameOf(scene: Scene, element: Element, things: readonly Thing[]): string {
  const { kit, view, voice, moves, readings, instead } = scene;
  const next = touch(moves, readings, things);
  const after = next.length > 0 ? next : touch(moves, instead, things);
  const move = chosen(moves, after);
  if (move !== null) return voice.label(move, kit.known(move, view));
  const meant = after[0] ?? readings.find((reading) => named(reading, things) !== null) ?? meantBy(scene, element)[0];
  const found = meant === undefined ? null : named(meant, things);
  if (found !== null) return voice.value(found[0], found[1], view);
  // A pile that is named by the type of a move only.
  return voice.value('type', Object(meant).type, view);
}

/** The field of a move that names one of these things, and its value. */
function named(move: object, things: readonly Thing[]): readonly [field: string, value: unknown] | null {
  for (const [field, value] of Object.entries(move)) {
    if (field === 'type' || hookOf(field) === undefined) continue;
    const item = [value].flat().findLast((each) => things.some((thing) => thing.value === String(each)));
    if (item !== undefined) return [field, item];
  }
  return null;
}

/** The moves that a touch on a blocked thing can have meant. */
export function meantBy({ kit, view, moves, readings }: Scene, element: Element): readonly object[] {
  const { viewer } = view;
  const owner = nearest(element, '[data-seat]')?.getAttribute('data-seat');
  if (viewer === null || (owner != null && Number(owner) !== viewer)) return [];
  const things = thingsIn(element);
  // What is picked goes on with this thing instead of one that is open.
  const [like] = isUntouched(readings) ? [] : remaining(moves, readings);
  const instead = like === undefined ? [] : things.flatMap((thing) => withCell(like, thing));
  // Each is a move of the kit's game.
  const meant = things.flatMap(({ hook, value }) => kit.meant(view, viewer, hook, value)) as object[];
  return [...instead, ...meant];
}

/** A move with this cell in the place of the one that it names. */
function withCell(move: AnyMove, { hook, value }: Thing): object[] {
  return Object.entries(move).flatMap(([field, old]) =>
    hook === 'cell' && hookOf(field) === hook && typeof old === 'string' ? [{ ...move, [field]: value }] : [],
  );
}

/** The cards that are put in order. */
function shelfOf(scene: Scene, { order }: Shelf, actions: Actions): Node[] {
  const { kit, view, words, voice, theme, lifted } = scene;
  const { shelf } = words.words;
  const cards = order.map((card, place) => {
    const made = button('card', '', () => actions.tapCard(card));
    made.dataset['card'] = String(card);
    made.setAttribute('aria-label', shelf.card(voice.value('card', card, view), place + 1, order.length));
    made.setAttribute('aria-pressed', String(card === lifted));
    // The words of the kit's game.
    made.append(parsed(kit.drawCard(view, card, { width: SHELF_CARD, theme, locale: words.game as never })));
    return made;
  });
  return [
    html('p', 'how', {}, shelf.how),
    html('div', 'shelf', { role: 'group', 'aria-label': shelf.label }, ...cards),
  ];
}
