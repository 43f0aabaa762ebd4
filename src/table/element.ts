/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { AnyEvent, AnyMove } from '../engine/base.js';
import type { GameTypes } from '../engine/game.js';
import { type Names, withNames } from '../engine/locales/names.js';
import { everyStyle, type Theme } from '../svg/palette.js';
import { html, isMarked, nearest, parsed, pictureOf, thingsIn, zoneOf } from './dom.js';
import { Dragging } from './drag.js';
import { prefersCalm } from './fly.js';
import { ARROWS, focusAgain, focusIn, focusOn, neighbour } from './focus.js';
import { type Flight, type TableKit, type TableLocale, voiceOf } from './kit.js';
import { Motion } from './motion.js';
import { News } from './news.js';
import { type Actions, meantBy, partIn, type Refusal, render, type Scene, skeleton } from './render.js';
import { Shelf } from './shelf.js';
import { STYLES } from './styles.js';
import { chosen, isUntouched, NOTHING_PICKED, type Readings, remaining, touch } from './touch.js';

type View = GameTypes['View'];

/** The games whose tables can be shown, by id. */
const kits = new Map<string, TableKit>();

const TAG = 'hencoop-table';

/** Outside a browser there is no HTMLElement to extend; there the class can only be imported. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/** The properties that a page may have set before the element was defined. */
const PROPERTIES = [
  'locale',
  'names',
  'view',
  'events',
  'pending',
  'hint',
  'readonly',
  'confirm',
  'speed',
  'theme',
  'clauseLink',
] as const;

/** The viewer's cards may cover this part of the screen's height. */
const MOST_OF_SCREEN = 0.42;

/** How many sentences a screen reader can go back to. */
const MAX_SAID = 20;

/**
 * A table of cards that can be played on, `<hencoop-table>`: {@link defineTable} defines it.
 *
 * It draws a view and nothing else, so it holds no secret: no state, no seed, no card that its seat may not see. A page
 * gives it the view of a seat and then the redacted events, and hears `move` when a player has chosen one. The player
 * chooses by touching things, by dragging them, or by the keyboard; the element says why a blocked thing is blocked.
 *
 * It fires `move`, a CustomEvent whose `detail` is the move that the player has chosen. Nothing is played yet: set
 * `pending`, ask whoever holds the state, then set `events`, or call `refuse`. It fires `shown` with each redacted event
 * that it shows from now on; a page that says itself what happened calls `preventDefault`, and the table does not stop to
 * say it in large letters.
 */
export class HencoopTable extends Base {
  /** The attributes that set the properties of the same names. */
  static readonly observedAttributes = ['readonly', 'confirm', 'speed', 'theme'];

  #kit: TableKit | null = null;
  #view: View | null = null;
  #queue: readonly AnyEvent[] = [];
  #last: readonly AnyEvent[] = [];
  readonly #news = new News();
  #showing: Promise<void> | null = null;
  #isHurried = false;

  #locale: TableLocale | undefined;
  #names: Names = [];
  #pending: AnyMove | null = null;
  #hint: AnyMove | null = null;
  #readonly = false;
  #confirm = false;
  #speed = 1;
  #theme: Theme = 'auto';
  #clauseLink: ((clause: string) => string | null) | null = null;

  #readings: Readings<AnyMove> = NOTHING_PICKED;
  /** What was picked before each touch. */
  #steps: Readings<AnyMove>[] = [];
  /** Whether the whole move that is picked waits for one more touch. */
  #isWaiting = false;
  #isFinger = false;
  #wasAsked = false;
  /** Resolves once nothing is pressed. */
  #released: Promise<void> = Promise.resolve();
  #refusal: Refusal | null = null;
  readonly #shelf = new Shelf();
  #lifted: number | null = null;
  /** The part of the table that what is dragged lay in; `null` while nothing is dragged. */
  #liftedFrom: Element | null = null;

  #root: ShadowRoot | null = null;
  #table: HTMLElement | null = null;
  #sheet: CSSStyleSheet | null = null;
  #observer: ResizeObserver | null = null;
  #dragging: Dragging | null = null;
  #motion: Motion | null = null;

  constructor() {
    super();
    for (const name of PROPERTIES) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  /**
   * What one seat sees, or a spectator. A new view is shown at once, without motion, and events that are still waiting
   * are dropped. Reading it gives the view after all events so far.
   * @throws RangeError for a view of a game whose kit `defineTable` was not given.
   */
  get view(): View | null {
    const kit = this.#kit;
    return kit === null ? null : this.#queue.reduce((view, event) => kit.game.evolve(view, event), this.#view);
  }

  set view(view: View | null) {
    this.#kit = view === null ? null : kitOf(view.game);
    if (shapeOf(view) !== shapeOf(this.#view)) this.#news.clear();
    this.#view = view;
    this.#queue = [];
    this.#last = [];
    this.#shelf.stopLaying();
    this.skip();
    this.#forget();
    this.#render();
  }

  /**
   * The redacted events that have happened since, in order: setting them adds them to those that still wait, and they are
   * shown one after the other. The first events of a game can open its table. Reading it gives those that still wait.
   * @throws RangeError for the opening event of a game whose kit `defineTable` was not given.
   */
  get events(): readonly AnyEvent[] {
    return this.#queue;
  }

  set events(events: readonly AnyEvent[]) {
    const [first] = events;
    if (this.#kit === null && first !== undefined) this.#kit = kitOf('game' in first ? first.game : undefined);
    this.#queue = [...this.#queue, ...events];
    this.#showEvents();
  }

  /** All words in another language: `chickenTableDe` of `hencoop/chicken/table/de`, for example. English unless set. */
  get locale(): TableLocale | undefined {
    return this.#locale;
  }

  set locale(locale: TableLocale | undefined) {
    this.#locale = locale;
    this.#render();
  }

  /** The players' names, by seat; any text. */
  get names(): Names {
    return this.#names;
  }

  set names(names: Names) {
    this.#names = names;
    this.#render();
  }

  /** A move that is on its way to whoever judges it: nothing else can be chosen until it is `null` again. */
  get pending(): AnyMove | null {
    return this.#pending;
  }

  set pending(move: AnyMove | null) {
    this.#pending = move;
    this.#forget();
    this.#render();
    this.#layNextCard();
  }

  /** A move to point at: what it names is marked until something is picked. */
  get hint(): AnyMove | null {
    return this.#hint;
  }

  set hint(move: AnyMove | null) {
    this.#hint = move;
    this.#render();
  }

  /** Whether no move is offered, as in a replay. */
  get readonly(): boolean {
    return this.#readonly;
  }

  set readonly(readonly: boolean) {
    this.#readonly = readonly;
    this.#forget();
    this.#render();
  }

  /** Whether a move that is picked waits for a button that confirms it. */
  get confirm(): boolean {
    return this.#confirm;
  }

  set confirm(confirm: boolean) {
    this.#confirm = confirm;
    this.#render();
  }

  /** How fast things fly: 1 unless set, 2 for twice as fast, 0 for no motion. */
  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    this.#speed = Number.isFinite(speed) && speed >= 0 ? speed : 1;
    if (this.#speed === 0) this.skip();
  }

  /** Light, dark, or the setting of the reader's system, which is the default. */
  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme === 'light' || theme === 'dark' ? theme : 'auto';
    this.#sheet?.replaceSync(stylesFor(this.#theme));
    this.#render();
  }

  /** Where the clause of a refusal links to; `null` for no link. */
  get clauseLink(): ((clause: string) => string | null) | null {
    return this.#clauseLink;
  }

  set clauseLink(link: ((clause: string) => string | null) | null) {
    this.#clauseLink = link;
  }

  /** Resolves once every event so far is shown. */
  get settled(): Promise<void> {
    return this.#showing ?? Promise.resolve();
  }

  /** Ends all motion: the events that still wait are shown at once. */
  skip(): void {
    this.#isHurried = this.#showing !== null;
    this.#motion?.skip();
  }

  /** Says why a move was refused, with what `whyNot` or `tryApply` give as its violation, and ends `pending`. */
  refuse(refusal: Refusal): void {
    this.#pending = null;
    this.#shelf.stopLaying();
    this.#forget();
    this.#refusal = refusal;
    this.#render();
  }

  /**
   * Puts the cards that are to be arranged in this order, such as one that a bot proposes. Cards that it does not name
   * follow in their order.
   */
  arrange(cards: readonly number[]): void {
    this.#shelf.arrange(cards);
    this.#render();
  }

  connectedCallback(): void {
    this.#root ??= this.#open();
    this.#observer = new ResizeObserver(() => this.#render());
    this.#observer.observe(this);
    this.#render();
    this.#showEvents();
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
    this.skip();
  }

  attributeChangedCallback(name: string, _: string | null, value: string | null): void {
    if (name === 'readonly') this.readonly = value !== null;
    if (name === 'confirm') this.confirm = value !== null;
    if (name === 'speed') this.speed = Number(value ?? 1);
    // Any text can be set: what is no theme is the default.
    if (name === 'theme') this.theme = value as Theme;
  }

  #open(): ShadowRoot {
    const root = this.attachShadow({ mode: 'open' });
    this.#sheet = new CSSStyleSheet();
    this.#sheet.replaceSync(stylesFor(this.#theme));
    root.adoptedStyleSheets = [this.#sheet];
    const table = skeleton();
    root.append(table);
    this.#table = table;
    const air = partIn(table, 'air');
    this.#motion = new Motion(root, table, air, partIn(table, 'moment'));
    this.#dragging = new Dragging(root, table, air, {
      thingAt: (target) => (this.#showing === null ? nearest(target, '[role=button][data-state], .card') : null),
      lift: (thing) => this.#lift(thing),
      drop: (thing, onto) => this.#drop(thing, onto),
      cancel: () => this.#takeBack(),
    });
    for (const type of ['pointerover', 'focusin']) {
      table.addEventListener(type, ({ target }) => this.#previewTouch(nearest(target, '[role=button], .buttons')));
    }
    table.addEventListener('pointerleave', () => this.#previewTouch(null));
    table.addEventListener('pointerdown', ({ pointerType }) => {
      this.#isFinger = pointerType === 'touch';
      this.#released = new Promise((release) => {
        // The click comes after it.
        const ended = () => setTimeout(release);
        for (const type of ['pointerup', 'pointercancel']) addEventListener(type, ended, { once: true });
      });
    });
    table.addEventListener('click', (event) => this.#click(event.target));
    table.addEventListener('keydown', (event) => this.#press(event));
    return root;
  }

  /** The moves that the viewer can choose from now. */
  #moves(): readonly AnyMove[] {
    const [kit, view] = [this.#kit, this.#view];
    if (kit === null || view === null || view.viewer === null) return [];
    const waits = this.#readonly || this.#pending !== null || this.#queue.length > 0 || this.#shelf.isLaying;
    return waits || !kit.game.actors(view).includes(view.viewer) ? [] : kit.game.legalMoves(view);
  }

  /** All words of the table, with the players' names. */
  #words(kit: TableKit): TableLocale {
    const locale = this.#locale ?? kit.locale;
    const names = this.#names;
    return { ...locale, game: withNames(locale.game, names), labels: withNames(locale.labels, names) };
  }

  /** What is to be shown; `null` while there is no table. */
  #scene(): Scene | null {
    const [kit, view, names] = [this.#kit, this.#view, this.#names];
    if (kit === null || view === null) return null;
    const words = this.#words(kit);
    const moves = this.#moves();
    const cards = this.#readonly ? null : (kit.shelf?.(view) ?? null);
    if (cards !== null) this.#shelf.hold(cards);
    return {
      kit,
      view,
      words,
      voice: voiceOf(words),
      names: Array.from({ length: view.seats }, (_, seat) => nameIn(names, seat)),
      theme: this.#theme,
      width: Math.floor(this.clientWidth),
      moves,
      readings: this.#readings,
      instead: this.#isWaiting ? (this.#steps.at(-1) ?? []) : [],
      pending: this.#pending,
      hint: this.#hint,
      last: this.#last,
      news: moves.length > 0 ? this.#news.ofOthers : this.#news.latest,
      refusal: this.#refusal,
      clauseLink: this.#clauseLink,
      confirm: this.#confirm,
      isWaiting: this.#isWaiting,
      readonly: this.#readonly,
      isBusy: this.#queue.length > 0,
      shelf: cards === null ? null : this.#shelf,
      lifted: this.#lifted,
      isDragging: this.#liftedFrom !== null,
    };
  }

  readonly #actions: Actions = {
    choose: (move) => this.#choose(move),
    preview: (move) => this.#preview(move),
    takeBack: () => this.#takeBack(),
    tapCard: (card) => this.#tapCard(card),
    sortCards: () => this.arrange(this.#shelf.order.toSorted((a, b) => a - b)),
    layCards: () => {
      this.#shelf.lay();
      this.#layNextCard();
    },
  };

  #render(): void {
    const [root, table] = [this.#root, this.#table];
    if (root === null || table === null || !this.isConnected) return;
    const scene = this.#scene();
    table.hidden = scene === null;
    if (scene === null) return;
    const focused = focusIn(root);
    render(table, scene, this.#actions);
    this.#keepInSight(table, scene.moves.length > 0, scene.kit.game.isOver(scene.view));
    this.#previewTouch(null);
    if (focused !== null) focusAgain(root, focused);
  }

  /** What the viewer chooses from can stay at the bottom of the screen, unless that would hide most of the table. */
  #keepInSight(table: HTMLElement, isAsked: boolean, isOver: boolean): void {
    const seat = partIn(table, 'seat');
    const isLow = !isOver && partIn(seat, 'lap').offsetHeight < innerHeight * MOST_OF_SCREEN;
    seat.classList.toggle('low', isLow);
    const covers = isLow && getComputedStyle(seat).bottom !== 'auto';
    // What is scrolled to must not end up behind it.
    table.style.setProperty('--seat', covers ? `${seat.offsetHeight}px` : '0px');
    // Once in each turn, so that the viewer can look elsewhere.
    if (isAsked && !this.#wasAsked && covers) {
      const behavior = this.#speed === 0 || prefersCalm() ? 'instant' : 'smooth';
      partIn(table, 'middle').scrollIntoView({ block: 'nearest', behavior });
    }
    this.#wasAsked = isAsked;
  }

  /** Shows what a touch on a thing would do, or else the move that waits to be confirmed. */
  #previewTouch(thing: Element | null): void {
    if (this.#kit?.preview === undefined || thing?.matches('.buttons') === true) return;
    const moves = this.#moves();
    const touched = thing === null ? null : chosen(moves, touch(moves, this.#readings, thingsIn(thing)));
    const waits = this.#isWaiting || (this.#confirm && this.#steps.length > 0);
    this.#preview(touched ?? (waits ? chosen(moves, this.#readings) : null));
  }

  /** Shows what a move would do, or nothing. */
  #preview(move: AnyMove | null): void {
    const [kit, motion] = [this.#kit, this.#motion];
    let view = this.#view;
    motion?.forget();
    if (kit?.preview === undefined || view === null || move === null) return;
    const ways: Flight[] = [];
    for (const event of kit.preview(view, move)) {
      ways.push(...kit.flights(event, view));
      view = kit.game.evolve(view, event);
    }
    motion?.foretell(ways);
  }

  /** Forgets what was picked. */
  #forget(): void {
    this.#readings = NOTHING_PICKED;
    this.#steps = [];
    this.#isWaiting = false;
    this.#refusal = null;
    this.#lifted = null;
    this.#liftedFrom = null;
  }

  #choose(move: AnyMove): void {
    this.#forget();
    this.#news.clear();
    this.#hint = null;
    this.#render();
    this.dispatchEvent(new CustomEvent('move', { detail: move, bubbles: true, composed: true }));
  }

  #pick(readings: Readings<AnyMove>): void {
    const move = chosen(this.#moves(), readings);
    this.#isWaiting = move !== null && !this.#confirm && this.#waits(move);
    if (move !== null && !this.#confirm && !this.#isWaiting) {
      this.#choose(move);
      return;
    }
    this.#steps.push(this.#readings);
    this.#readings = readings;
    this.#render();
  }

  /** Fingers do not hover: before the last touch they see what a move would do. */
  #waits(move: AnyMove): boolean {
    const kit = this.#kit;
    return (
      (this.#isFinger && kit?.preview !== undefined) || (isUntouched(this.#readings) && kit?.waits?.(move) === true)
    );
  }

  #takeBack(): void {
    this.#refusal = null;
    this.#isWaiting = false;
    this.#lifted = null;
    this.#liftedFrom = null;
    this.#readings = this.#steps.pop() ?? NOTHING_PICKED;
    this.#render();
  }

  /** A tap on a thing: it is picked, taken back, picked instead, or it says why it is blocked. */
  #tap(thing: Element): void {
    const scene = this.#scene();
    if (scene === null || scene.moves.length === 0) return;
    const { kit, view, moves, readings } = scene;
    this.#refusal = null;
    const things = thingsIn(thing);
    if (this.#isWaiting) {
      const before = this.#steps.at(-1) ?? NOTHING_PICKED;
      const again = touch(moves, before, things);
      const move = chosen(moves, readings);
      if (move !== null && [again, touch(moves, readings, things)].some((after) => chosen(moves, after) === move)) {
        this.#choose(move);
        return;
      }
      if (again.length > 0) {
        this.#takeBack();
        this.#pick(again);
        return;
      }
    }
    const after = touch(moves, readings, things);
    const instead = touch(moves, NOTHING_PICKED, things);
    if (after.length > 0) {
      this.#pick(after);
    } else if (isMarked(thing, 'picked')) {
      this.#takeBack();
    } else if (instead.length > 0 && things.some(({ hook }) => hook === 'card')) {
      this.#forget();
      this.#pick(instead);
    } else {
      for (const move of meantBy(scene, thing)) this.#refusal ??= kit.game.whyNot(view, move);
      this.#render();
    }
  }

  #click(target: EventTarget | null): void {
    if (this.#dragging?.endedByClick() === true) return;
    if (this.#showing !== null) {
      this.skip();
      return;
    }
    const thing = nearest(target, '[role=button]');
    if (thing !== null) this.#tap(thing);
  }

  #press(event: KeyboardEvent): void {
    const thing = nearest(event.target, '[role=button], .card');
    const arrow = ARROWS[event.key];
    if (event.key === 'Escape' && (this.#steps.length > 0 || this.#lifted !== null)) {
      this.#takeBack();
    } else if (thing !== null && arrow !== undefined) {
      if (event.shiftKey && thing.matches('.card')) this.#shiftCard(cardOf(thing), arrow[0]);
      else focusOn(neighbour(thing, arrow));
    } else if (thing?.matches('[role=button]') === true && (event.key === 'Enter' || event.key === ' ')) {
      this.#tap(thing);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** Begins to drag a thing: it is picked, so that what it can go to is open. */
  #lift(thing: Element): SVGElement | null {
    const picture = pictureOf(thing);
    if (thing.matches('.card')) return picture;
    const after = touch(this.#moves(), this.#readings, thingsIn(thing));
    if (after.length === 0) return null;
    this.#liftedFrom = zoneOf(thing);
    this.#steps.push(this.#readings);
    this.#readings = after;
    this.#render();
    return picture;
  }

  /** A thing was dropped: onto what it can go to, or away from its place, which is enough where nothing else is asked. */
  #drop(thing: Element, onto: readonly Element[]): void {
    if (thing.matches('.card')) {
      const [card] = onto.flatMap((element) => nearest(element, '.card') ?? []);
      if (card !== undefined) this.#moveCard(cardOf(thing), cardOf(card));
      return;
    }
    const [moves, readings, from] = [this.#moves(), this.#readings, this.#liftedFrom];
    // The table may have changed under the drag.
    if (from === null) return;
    this.#liftedFrom = null;
    const [target] = onto
      .flatMap((element) => nearest(element, '[role=button]') ?? [])
      .map((element) => touch(moves, readings, thingsIn(element)))
      .filter((after) => after.length > 0);
    // The thing itself is gone since the table was drawn again, but not its zone.
    const [zone] = onto.flatMap((element) => zoneOf(element) ?? []);
    const isAway = zone !== undefined && zone !== from;
    if (target !== undefined) this.#pick(target);
    else if (!isAway) this.#takeBack();
    else if (chosen(moves, readings) !== null) {
      this.#readings = this.#steps.pop() ?? NOTHING_PICKED;
      this.#pick(readings);
    } else this.#render();
  }

  #tapCard(card: number): void {
    const lifted = this.#lifted;
    this.#lifted = lifted === null ? card : null;
    if (lifted !== null) this.#shelf.move(lifted, card);
    this.#render();
  }

  #moveCard(card: number, onto: number): void {
    this.#shelf.move(card, onto);
    this.#render();
  }

  #shiftCard(card: number, places: number): void {
    this.#shelf.shift(card, places);
    this.#render();
  }

  /** Sends the next card of the row that is being laid, once the one before it is placed. */
  #layNextCard(): void {
    const [kit, view] = [this.#kit, this.#view];
    if (kit === null || view === null || !this.#shelf.isLaying) return;
    if (this.#pending !== null || this.#queue.length > 0) return;
    const card = this.#shelf.next(kit.shelf?.(view) ?? []);
    if (card === null) {
      this.#render();
      return;
    }
    const moves = kit.game.legalMoves(view);
    const [place] = remaining(moves, touch(moves, NOTHING_PICKED, [{ hook: 'card', value: String(card) }]));
    if (place !== undefined) this.#choose(place);
  }

  /** Begins to show the events that wait, unless that has begun. */
  #showEvents(): void {
    if (this.#showing !== null || this.#queue.length === 0 || !this.isConnected) return;
    this.#forget();
    this.#last = [];
    this.#showing = this.#showAll().finally(() => {
      this.#showing = null;
      this.#isHurried = false;
      this.#render();
      this.#layNextCard();
    });
  }

  async #showAll(): Promise<void> {
    // Whoever set the events may set more in the same task.
    await Promise.resolve();
    for (let [event] = this.#queue; event !== undefined; [event] = this.#queue) {
      // What is pressed must not be drawn again before it is let go: the click would be lost.
      await this.#released;
      // The page may have set another view.
      if (event !== this.#queue[0]) continue;
      const kit = this.#kit;
      if (kit === null) return;
      const view = this.#view;
      if (this.#isHurried || this.#speed === 0 || document.hidden || view === null) this.#step(kit, event);
      else await this.#animate(kit, view, event);
    }
  }

  async #animate(kit: TableKit, view: View, event: AnyEvent): Promise<void> {
    const motion = this.#motion;
    let isSaid = false;
    const change = () => {
      isSaid = !this.#step(kit, event);
      this.#render();
    };
    // A card of the kit's game, in words of the same.
    const locale = this.#words(kit).game as never;
    const draw = (card: unknown, width: number) =>
      parsed(kit.drawCard(view, card, { width, theme: this.#theme, locale }));
    const speed = this.#speed;
    await motion?.show(kit.flights(event, view), change, { draw, speed, waiting: this.#queue.length });
    if (kit.moments.includes(event.type) && !this.#isHurried && !isSaid) {
      await motion?.pause(voiceOf(this.#words(kit)).describe(event, view.viewer), speed);
    }
  }

  /** Shows the table after the first event that waits; the result is whether the table says it in large letters. */
  #step(kit: TableKit, event: AnyEvent): boolean {
    this.#queue = this.#queue.slice(1);
    const view = kit.game.evolve(this.#view, event);
    this.#view = view;
    this.#last = [...this.#last, event];
    this.#say(kit, view, event);
    const shown = new CustomEvent('shown', { detail: event, bubbles: true, composed: true, cancelable: true });
    return this.dispatchEvent(shown);
  }

  #say(kit: TableKit, { viewer }: View, event: AnyEvent): void {
    if (this.#table === null) return;
    const sentence = voiceOf(this.#words(kit)).describe(event, viewer);
    const isOwn = 'seat' in event && event.seat === viewer;
    if (event.type !== 'turnPassed') this.#news.note(sentence, isOwn);
    const log = partIn(this.#table, 'said');
    log.append(html('p', '', {}, sentence));
    while (log.childElementCount > MAX_SAID) log.firstElementChild?.remove();
  }
}

function stylesFor(theme: Theme): string {
  return everyStyle(theme) + STYLES;
}

function nameIn(names: Names, seat: number): string {
  return (typeof names === 'function' ? names(seat) : names[seat]) ?? '';
}

/** A view without its cards: a table looks the same by it, whatever its viewer remembers. */
function shapeOf(view: View | null): string {
  return JSON.stringify(view, function (this: unknown, _, value: unknown) {
    return Array.isArray(this) && (typeof value !== 'object' || value === null) ? 0 : value;
  });
}

/** The card of the shelf that an element shows. */
function cardOf(element: Element): number {
  return Number(element.getAttribute('data-card'));
}

function kitOf(game: unknown): TableKit {
  const kit = kits.get(String(game));
  if (kit !== undefined) return kit;
  const known = [...kits.keys()].join(', ') || 'none';
  throw new RangeError(
    `view.game: expected a game given to defineTable (${known}), got '${String(game).slice(0, 40)}'`,
  );
}

declare global {
  interface HTMLElementTagNameMap {
    'hencoop-table': HencoopTable;
  }
}

/**
 * Makes `<hencoop-table>` known to the page, for these games; call it again for others. Outside a browser it only
 * remembers them, so that a server can import it.
 *
 * @example
 * ```ts
 * import { chickenTable } from 'hencoop/chicken/table';
 * import { defineTable } from 'hencoop/table';
 *
 * defineTable(chickenTable);
 * ```
 */
export function defineTable(...given: readonly TableKit[]): void {
  for (const kit of given) kits.set(kit.game.id, kit);
  if (typeof customElements === 'undefined' || customElements.get(TAG) !== undefined) return;
  customElements.define(TAG, HencoopTable);
}
