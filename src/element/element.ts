/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { AnyEvent, AnyMove } from '../engine/base.js';
import type { GameTypes } from '../engine/game.js';
import type { Names } from '../engine/locales/names.js';
import { refuseOption } from '../engine/options.js';
import type { Theme } from '../svg/palette.js';
import type { Controller, ElementDom, ShownTable } from './controller.js';
import { keepGame, readLocale } from './definedGames.js';
import { partIn, skeleton } from './drawing/skeleton.js';
import { stylesFor } from './drawing/styles.js';
import { type ElementGame, type ElementLocale, voiceOf } from './elementGame.js';
import { Playback } from './events/playback.js';
import { animate, stepTo } from './events/showEvent.js';
import { gameOfEvents, gameOfView, readMove, requireNames } from './given.js';
import { actionsOf, layNextCard } from './input/choosing.js';
import { listen } from './input/listen.js';
import { Press } from './input/press.js';
import { boxOf, type ElementBox, isSameBox } from './layout/box.js';
import { Motion } from './motion/motion.js';
import { EMPTY, type Refusal } from './picking/picking.js';
import { render } from './render.js';
import { initialState, isSameTable, latestView, wordsOf } from './state.js';

type View = GameTypes['View'];

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

/**
 * A table of cards that can be played on, `<hencoop-table>`: {@link defineElement} defines it.
 *
 * It draws a view and nothing else, so it holds no secret: no state, no seed, no card that its seat may not see. A page
 * gives it the view of a seat and then the redacted events, and hears `move` when a player has chosen one. The player
 * chooses by touching things, by dragging them, or by the keyboard; the element says why a blocked thing is blocked.
 *
 * If the page's styles give it a height, it fills its box with the largest cards that fit; otherwise it is as high as it needs.
 *
 * It fires `move`, a CustomEvent whose `detail` is the move that the player has chosen. Nothing is played yet: set
 * `pending`, ask the program that holds the state, then set `events`, or call `refuse`. It fires `shown` with each redacted event
 * that it shows from now on; a page that says itself what happened calls `preventDefault`, and the table does not stop to
 * say it in large letters.
 */
export class HencoopTable extends Base {
  /** The attributes that set the properties of the same names. */
  static readonly observedAttributes: readonly string[] = Object.freeze(['readonly', 'confirm', 'speed', 'theme']);

  readonly #state = initialState();
  readonly #press = new Press(globalThis);
  readonly #playback = new Playback(this.#state.queue, {
    released: () => this.#press.released,
    isAnimated: () => this.#state.speed > 0 && !document.hidden && this.#state.view !== null,
    begin: () => {
      this.#state.picking = EMPTY;
      this.#state.last = [];
    },
    step: (event) => this.#step(event),
    animate: (event, step) => this.#animate(event, step),
    failed: (error) => reportError(error),
    end: () => {
      this.#render();
      layNextCard(this.#controller);
    },
  });
  readonly #controller: Controller = {
    state: this.#state,
    playback: this.#playback,
    render: () => this.#render(),
    send: (move) => {
      this.dispatchEvent(new CustomEvent('move', { detail: move, bubbles: true, composed: true }));
    },
    skip: () => this.skip(),
  };

  #dom: ElementDom | null = null;
  #endDrag: (() => void) | null = null;
  #observer: ResizeObserver | null = null;
  #frame: number | null = null;
  #box: ElementBox = { width: 0, height: null };

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
   * @throws RangeError for a view of a game that {@link defineElement} was not given, and for one that cannot be drawn.
   */
  get view(): View | null {
    return latestView(this.#state);
  }

  set view(view: View | null) {
    const state = this.#state;
    state.game = gameOfView(view);
    if (!isSameTable(view, state.view)) state.news.clear();
    state.view = view;
    state.queue.clear();
    state.last = [];
    state.shelf.stopLaying();
    this.skip();
    this.#forget();
    this.#render();
  }

  /**
   * The redacted events that have happened since, in order: setting them adds them to those that still wait, and they are
   * shown one after the other. The first events of a game can open its table. Reading it gives those that still wait.
   * @throws RangeError for the opening event of a game that {@link defineElement} was not given, and for events that cannot
   * follow on the table: then none of them is added.
   */
  get events(): readonly AnyEvent[] {
    return this.#state.queue.toArray();
  }

  set events(events: readonly AnyEvent[]) {
    this.#state.game = gameOfEvents(this.#state, events);
    this.#state.queue.add(events);
    this.#showEvents();
  }

  /** All words of the table; those given to {@link defineElement} unless set. */
  get locale(): ElementLocale | undefined {
    return this.#state.locale;
  }

  set locale(locale: ElementLocale | undefined) {
    this.#state.locale = readLocale(locale);
    this.#render();
  }

  /** The players' names, by seat; any text. */
  get names(): Names {
    return this.#state.names;
  }

  set names(names: Names) {
    requireNames(names);
    this.#state.names = names;
    this.#render();
  }

  /** A move that the page has sent to its judge: nothing else can be chosen until it is `null` again. */
  get pending(): AnyMove | null {
    return this.#state.pending;
  }

  set pending(move: AnyMove | null) {
    this.#state.pending = readMove('pending', move);
    this.#forget();
    this.#render();
    layNextCard(this.#controller);
  }

  /** A move to point at, until something is picked: it has a ring, and next to a `pending` move it alone has the sign. */
  get hint(): AnyMove | null {
    return this.#state.hint;
  }

  set hint(move: AnyMove | null) {
    this.#state.hint = readMove('hint', move);
    this.#render();
  }

  /** Whether no move is offered, as in a replay. */
  get readonly(): boolean {
    return this.#state.readonly;
  }

  set readonly(readonly: boolean) {
    this.#state.readonly = readonly;
    this.#forget();
    this.#render();
  }

  /** Whether a move that is picked waits for a button that confirms it. */
  get confirm(): boolean {
    return this.#state.confirm;
  }

  set confirm(confirm: boolean) {
    this.#state.confirm = confirm;
    this.#render();
  }

  /** How fast things fly: 1 unless set, 2 for twice as fast, 0 for no motion. */
  get speed(): number {
    return this.#state.speed;
  }

  set speed(speed: number) {
    this.#state.speed = Number.isFinite(speed) && speed >= 0 ? speed : 1;
    if (this.#state.speed === 0) this.skip();
  }

  /** Light, dark, or the setting of the reader's system, which is the default. */
  get theme(): Theme {
    return this.#state.theme;
  }

  set theme(theme: Theme) {
    this.#state.theme = theme === 'light' || theme === 'dark' ? theme : 'auto';
    this.#render();
  }

  /** Where the clause of a refusal links to; `null` for no link. */
  get clauseLink(): ((clause: string) => string | null) | null {
    return this.#state.clauseLink;
  }

  set clauseLink(link: ((clause: string) => string | null) | null) {
    if (link !== null && typeof link !== 'function')
      refuseOption('clauseLink', 'a function of a clause, or null', link);
    this.#state.clauseLink = link;
  }

  /** Resolves once every event so far is shown. */
  get settled(): Promise<void> {
    return this.#playback.settled;
  }

  /** Ends all motion: the events that still wait are shown at once. */
  skip(): void {
    this.#playback.hurry();
    this.#dom?.motion.skip();
    this.#press.release();
  }

  /**
   * Says why a move was refused, with what `whyNot` or `tryApply` give as its violation, and ends `pending`.
   * @throws RangeError for a value that is not a violation of the game.
   */
  refuse(refusal: Refusal): void {
    const { game } = this.#state;
    if (game !== null) voiceOf(wordsOf(this.#state, game)).explain(refusal);
    this.#state.pending = null;
    this.#state.shelf.stopLaying();
    this.#state.picking = { ...EMPTY, refusal };
    this.#render();
  }

  /**
   * Puts the cards that are to be arranged in this order, such as one that a bot proposes. Cards that it does not name
   * follow in their order.
   */
  arrange(cards: readonly number[]): void {
    if (!Array.isArray(cards)) refuseOption('cards', 'a list of cards', cards);
    this.#state.shelf.arrange(cards);
    this.#render();
  }

  /** Called by the browser when the element is put into a document: it draws, and shows the events that wait. */
  connectedCallback(): void {
    this.#dom ??= this.#open();
    this.#observer = new ResizeObserver(() => this.#resized());
    this.#observer.observe(this);
    this.#render();
    this.#showEvents();
  }

  /** Called by the browser when the element leaves its document: it ends a drag and all motion. */
  disconnectedCallback(): void {
    this.#observer?.disconnect();
    this.#endDrag?.();
    this.skip();
  }

  /** Called by the browser when one of `observedAttributes` changes. */
  attributeChangedCallback(name: string, _: string | null, value: string | null): void {
    if (name === 'readonly') this.readonly = value !== null;
    if (name === 'confirm') this.confirm = value !== null;
    if (name === 'speed') this.speed = Number(value ?? 1);
    // Any text can be set: one that is not a theme is the default.
    if (name === 'theme') this.theme = value as Theme;
  }

  #open(): ElementDom {
    const root = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(stylesFor('auto'));
    root.adoptedStyleSheets = [sheet];
    const table = skeleton();
    root.append(table);
    const motion = new Motion(table, partIn(table, 'air'), partIn(table, 'moment'));
    const dom = { root, table, sheet, motion };
    this.#endDrag = listen(this.#controller, this.#press, dom);
    return dom;
  }

  #render(): void {
    const dom = this.#dom;
    if (dom === null || !this.isConnected) return;
    this.#box = boxOf(this, dom.table);
    try {
      render(dom, this.#state, this.#box, actionsOf(this.#controller, dom.motion));
    } catch (cause) {
      this.#empty(dom);
      if (cause instanceof RangeError) throw cause;
      throw new RangeError('view: expected one that can be drawn, got another', { cause });
    }
  }

  /** Forgets everything that cannot be drawn, so that the next view can. */
  #empty({ table }: ElementDom): void {
    const { queue, news } = this.#state;
    Object.assign(this.#state, { game: null, view: null, pending: null, hint: null, names: [], locale: undefined });
    queue.clear();
    news.clear();
    this.#forget();
    table.hidden = true;
  }

  /** Waits for the next frame: a change during the round of size observers could resize other observed boxes, again and again. */
  #resized(): void {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      if (this.#dom !== null && !isSameBox(this.#box, boxOf(this, this.#dom.table))) this.#render();
    });
  }

  /** Forgets what was picked. */
  #forget(): void {
    this.#state.picking = EMPTY;
  }

  #showEvents(): void {
    if (this.isConnected) this.#playback.start();
  }

  async #animate(event: AnyEvent, step: () => boolean): Promise<void> {
    const dom = this.#dom;
    if (dom === null) return void step();
    const actions = actionsOf(this.#controller, dom.motion);
    const shown: ShownTable = {
      ...this.#controller,
      dom,
      drawInto: (table, state) => render({ ...dom, table }, state, this.#box, actions),
    };
    await animate(shown, event, step);
  }

  /** Changes the table by an event. The result is `false` if the page says itself what happened. */
  #step(event: AnyEvent): boolean {
    stepTo(this.#state, this.#dom?.table ?? null, event);
    const shown = new CustomEvent('shown', { detail: event, bubbles: true, composed: true, cancelable: true });
    return this.dispatchEvent(shown);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'hencoop-table': HencoopTable;
  }
}

/**
 * Makes `<hencoop-table>` known to the page, for this game in this language; call it again for other games. A table that is
 * given a `locale` speaks that language instead. Outside a browser it only remembers the game, so that a server can import it.
 *
 * @example
 * ```ts
 * import { chickenElement } from 'hencoop/chicken/element';
 * import { en, enLabels } from 'hencoop/chicken/en';
 * import { defineElement } from 'hencoop/element';
 * import { enElement } from 'hencoop/element/en';
 *
 * defineElement(chickenElement, { game: en, labels: enLabels, words: enElement });
 * ```
 * @throws RangeError for something else than the part of a game for the element, or than its words.
 */
export function defineElement(game: ElementGame, locale?: ElementLocale): void {
  keepGame(game, locale);
  if (typeof customElements === 'undefined' || customElements.get(TAG) !== undefined) return;
  customElements.define(TAG, HencoopTable);
}
