/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { AnyEvent, AnyMove } from '../engine/base.js';
import type { GameTypes } from '../engine/game.js';
import type { Names } from '../engine/locales/names.js';
import { refuseOption } from '../engine/options.js';
import type { Theme } from '../svg/palette.js';
import type { Controller, ElementDom } from './controller.js';
import { readLocale, SHARED, sharedElement } from './definedGames.js';
import { eventOf } from './drawing/dom.js';
import { skeleton } from './drawing/skeleton.js';
import { adopt, stylesFor } from './drawing/styles.js';
import { type ElementLocale, voiceOf } from './elementGame.js';
import { Playback } from './events/playback.js';
import { stepTo } from './events/stepTo.js';
import { gameOfEvents, gameOfView, oneOrAll, readMove, readMoves, requireNames } from './given.js';
import { LaterHands } from './hands/load.js';
import { actionsOf, layNextCard, stopFailed } from './input/choosing.js';
import { listen } from './input/listen.js';
import { Press } from './input/press.js';
import { boxOf, isSameBox, wholePixels } from './layout/box.js';
import { EMPTY, type Refusal } from './picking/picking.js';
import { render, type Surroundings, surroundingsOf } from './render.js';
import { initialState, isSameTable, latestView, wordsOf } from './state.js';

/** Outside a browser there is no HTMLElement to extend, and the class can only be imported. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/** Properties that a page may have set before the element was defined. */
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
 * A playable card table, `<hencoop-table>`. {@link defineElement} defines it.
 *
 * It draws only a view, so it holds no secrets: no state, no seed, no card that its seat may not see. A page gives it
 * the view of a seat and then the redacted events, and listens for `move`. Players choose by tapping, dragging or
 * keyboard; the element explains why a blocked thing is blocked.
 *
 * `view`, `locale`, `names` and `theme` take effect at once; `pending`, `hint`, `readonly` and `confirm` are drawn
 * together one task later.
 *
 * If the page's styles give it a height, it fills its box with the largest cards that fit; otherwise its height fits
 * its content.
 *
 * It fires `move`, a CustomEvent whose `detail` is the chosen move. Nothing is played yet: set `pending`, send the move
 * to the program that holds the state, then set `events`, or call `refuse`. It fires `shown` with each redacted event
 * as it appears on the table; call `preventDefault` if the page announces the event itself.
 */
export class HencoopTable extends Base {
  /** The attributes that set the properties of the same names. */
  static readonly observedAttributes: readonly string[] = Object.freeze(['readonly', 'confirm', 'speed', 'theme']);

  // Lets another bundle of this version register a game.
  static {
    Object.defineProperty(HencoopTable, SHARED, { value: sharedElement });
  }

  readonly #state = initialState();
  readonly #press = new Press(() => this.ownerDocument.defaultView ?? globalThis);
  readonly #playback = new Playback(this.#state.queue, {
    released: () => {
      if (this.#press.isHeld) this.#catchUp();
      return this.#press.released;
    },
    isAnimated: () => {
      const { shelf, speed, view } = this.#state;
      return speed > 0 && 'animate' in this && !this.ownerDocument.hidden && view !== null && !shelf.isLaying;
    },
    begin: () => {
      this.#state.picking = EMPTY;
      this.#state.last = [];
    },
    step: (event) => this.#step(event),
    animate: (event, step) => this.#animate(event, step),
    failed: (error) => {
      // Like `reportError`, which test DOMs lack.
      setTimeout(() => {
        throw error;
      });
    },
    end: () => {
      if (!layNextCard(this.#controller)) this.#renderLate();
    },
  });
  readonly #controller: Controller = {
    state: this.#state,
    playback: this.#playback,
    render: () => this.#render(),
    send: (move) => {
      this.dispatchEvent(eventOf(this, 'move', { detail: move }));
    },
    skip: () => this.skip(),
  };

  #dom: ElementDom | null = null;
  #hands: LaterHands | null = null;
  #observer: ResizeObserver | null = null;
  #frame: number | null = null;
  /** The fonts of the document that the element is in, or was in. */
  #fonts: FontFaceSet | null = null;
  /** `null` if they may have changed. */
  #around: Surroundings | null = null;

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
   * The view of a seat or a spectator. Setting it shows the new view at once, without motion, and drops queued events.
   * Reading it returns the view after all events so far.
   * @throws RangeError if {@link defineElement} was not called with the view's game, or the view cannot be drawn.
   */
  get view(): GameTypes['View'] | null {
    return latestView(this.#state);
  }

  set view(view: GameTypes['View'] | null) {
    const state = this.#state;
    state.game = gameOfView(view);
    if (!isSameTable(view, state.view)) state.news.clear();
    state.view = view;
    state.queue.clear();
    state.last = [];
    state.shelf.stopLaying();
    this.skip();
    this.#forget();
    this.#renderAnew();
  }

  /**
   * The redacted events since the view, in order. Setting this adds events to the queue, and the table shows them one
   * after another. The first events of a game can open its table. Reading it returns the events still in the queue.
   * @throws RangeError if {@link defineElement} was not called with the game of an opening event, or the events do not
   * follow from the table; then none is added.
   */
  get events(): readonly AnyEvent[] {
    return this.#state.queue.toArray();
  }

  set events(events: readonly AnyEvent[]) {
    this.#state.game = gameOfEvents(this.#state, events);
    this.#state.queue.add(events);
    this.#showEvents();
  }

  /** The texts of the table; by default the ones passed to {@link defineElement}. */
  get locale(): ElementLocale | undefined {
    return this.#state.locale;
  }

  set locale(locale: ElementLocale | undefined) {
    this.#state.locale = readLocale(locale);
    this.#renderAnew();
  }

  /** The players' names by seat: any text. */
  get names(): Names {
    return this.#state.names;
  }

  set names(names: Names) {
    requireNames(names);
    this.#state.names = names;
    this.#renderAnew();
  }

  /** A move that the page has sent off: the player can choose nothing until it is `null` again. */
  get pending(): AnyMove | null {
    return this.#state.pending;
  }

  set pending(move: AnyMove | null) {
    this.#state.pending = readMove('pending', move);
    this.#forget();
    this.#renderSoon();
    layNextCard(this.#controller);
    if (move === null && this.#state.shelf.isLaying) setTimeout(stopFailed, 0, this.#controller);
  }

  /**
   * A move to point out with a ring until the player picks something, or several that are equally good. Next to a
   * `pending` move, only the hint is marked as picked.
   */
  get hint(): AnyMove | readonly AnyMove[] | null {
    return oneOrAll(this.#state.hint);
  }

  set hint(moves: AnyMove | readonly AnyMove[] | null) {
    this.#state.hint = readMoves('hint', moves);
    this.#renderSoon();
  }

  /** Whether the table offers no moves, as in a replay. */
  get readonly(): boolean {
    return this.#state.readonly;
  }

  set readonly(readonly: boolean) {
    this.#state.readonly = readonly;
    this.#forget();
    this.#renderSoon();
  }

  /** Whether each move must be confirmed with a button. */
  get confirm(): boolean {
    return this.#state.confirm;
  }

  set confirm(confirm: boolean) {
    this.#state.confirm = confirm;
    this.#renderSoon();
  }

  /** The speed of motion: 1 by default, 2 for twice as fast, 0 for no motion. */
  get speed(): number {
    return this.#state.speed;
  }

  set speed(speed: number) {
    this.#state.speed = Number.isFinite(speed) && speed >= 0 ? speed : 1;
    if (this.#state.speed === 0) this.skip();
  }

  /** Light, dark, or `'auto'`, the default: the setting of the user's system. */
  get theme(): Theme {
    return this.#state.theme;
  }

  set theme(theme: Theme) {
    this.#state.theme = theme === 'light' || theme === 'dark' ? theme : 'auto';
    this.#renderAnew();
  }

  /** Returns the link target for the clause of a refusal; `null` for no link. */
  get clauseLink(): ((clause: string) => string | null) | null {
    return this.#state.clauseLink;
  }

  set clauseLink(link: ((clause: string) => string | null) | null) {
    if (link !== null && typeof link !== 'function')
      refuseOption('clauseLink', 'a function of a clause, or null', link);
    this.#state.clauseLink = link;
  }

  /** Resolves once every event so far has been shown. */
  get settled(): Promise<void> {
    return this.#playback.settled;
  }

  /** Ends all motion and shows all queued events at once. */
  skip(): void {
    this.#playback.hurry();
    this.#hands?.skip();
    this.#press.release();
  }

  /**
   * Tells the player why a move was refused, given the violation from `whyNot` or `tryApply`, and ends `pending`.
   * @throws RangeError if `refusal` is not a violation of the game.
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
   * Sets the order of the cards to arrange, such as an order that a bot proposes. Cards not listed follow in their
   * current order.
   */
  arrange(cards: readonly number[]): void {
    if (!Array.isArray(cards)) refuseOption('cards', 'a list of cards', cards);
    this.#state.shelf.arrange(cards);
    this.#render();
  }

  /** Called by the browser when the element enters a document: draws the table and shows queued events. */
  connectedCallback(): void {
    this.#dom ??= this.#open();
    // A test DOM measures nothing.
    this.#observer =
      typeof ResizeObserver === 'undefined' ? null : new ResizeObserver((entries) => this.#resized(entries));
    this.#observer?.observe(this);
    // A font that arrives changes what was measured.
    this.#fonts = this.ownerDocument.fonts ?? null;
    this.#fonts?.addEventListener('loadingdone', this.#fontsArrived);
    this.#renderAnew();
    this.#showEvents();
  }

  /** Called by the browser when the element leaves its document: ends a drag and all motion. */
  disconnectedCallback(): void {
    this.#observer?.disconnect();
    this.#fonts?.removeEventListener('loadingdone', this.#fontsArrived);
    this.#hands?.cancel();
    this.skip();
  }

  /** Called by the browser when the element moves to another document, such as an iframe's: adopts its styles there. */
  adoptedCallback(): void {
    if (this.#dom === null) return;
    this.#dom.sheet = adopt(this.#dom.root, stylesFor(this.#state.drawnTheme ?? 'auto'));
  }

  /** Called by the browser when one of `observedAttributes` changes. */
  attributeChangedCallback(name: string, _: string | null, value: string | null): void {
    if (name === 'readonly') this.readonly = value !== null;
    if (name === 'confirm') this.confirm = value !== null;
    if (name === 'speed') this.speed = Number(value ?? 1);
    // Attributes can hold any text; the setter turns invalid themes into the default.
    if (name === 'theme') this.theme = value as Theme;
  }

  readonly #fontsArrived = (): void => this.#renderAnew();

  #open(): ElementDom {
    const root = this.attachShadow({ mode: 'open' });
    const sheet = adopt(root, stylesFor('auto'));
    const table = skeleton();
    root.append(table);
    const dom: ElementDom = { root, table, sheet };
    this.#hands = new LaterHands(this.#controller, dom);
    this.#hands.prefetch();
    listen(this.#controller, this.#press, dom, this.#hands);
    return dom;
  }

  /** Looks at the page, and draws the table. */
  #renderAnew(): void {
    this.#around = null;
    this.#render();
  }

  #render(): void {
    const dom = this.#dom;
    if (dom === null || !this.isConnected) return;
    this.#around ??= surroundingsOf(this, dom, this.#state.theme);
    try {
      const preview = (move: AnyMove | null) => this.#hands?.preview(move);
      render(dom, this.#state, this.#around, { ...actionsOf(this.#controller), preview });
      preview(null);
    } catch (cause) {
      this.#empty(dom);
      if (cause instanceof RangeError) throw cause;
      throw new RangeError('view: cannot be drawn (see `cause`)', { cause });
    }
  }

  /** Draws once what the page sets in one task, and with the events if it also sets events. */
  #renderSoon(): void {
    this.#state.isStale = true;
    setTimeout(() => {
      if (!this.#playback.isShowing) this.#renderLate();
    });
  }

  /** Draws the table if it has changed. */
  #renderLate(): void {
    const { isOwed, isStale, shelf } = this.#state;
    // A whole row is laid in one step.
    if ((isOwed || isStale) && !shelf.isLaying) this.#render();
  }

  #catchUp(): void {
    if (this.#state.shelf.isLaying) return;
    if (this.#state.isOwed || this.#state.wasAsked) this.#render();
  }

  /** Discards a view that cannot be drawn, so that the next one can be. */
  #empty({ table }: ElementDom): void {
    const { queue, news } = this.#state;
    Object.assign(this.#state, { game: null, view: null, pending: null, hint: [], names: [], locale: undefined });
    queue.clear();
    news.clear();
    this.#forget();
    table.hidden = true;
  }

  /**
   * Waits for the next frame: a change during the resize observers' round could resize other observed boxes, in a loop.
   */
  #resized(entries: readonly ResizeObserverEntry[]): void {
    const size = entries.at(-1)?.contentRect;
    // The observer also reports the size that the table was drawn for.
    if (size !== undefined && this.#around !== null && isSameBox(this.#around.box, wholePixels(size))) return;
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      const dom = this.#dom;
      if (dom !== null && (this.#around === null || !isSameBox(this.#around.box, boxOf(this, dom.table))))
        this.#renderAnew();
    });
  }

  /** Clears the picks. */
  #forget(): void {
    this.#state.picking = EMPTY;
  }

  #showEvents(): void {
    if (this.isConnected) this.#playback.start();
  }

  async #animate(event: AnyEvent, step: () => boolean): Promise<void> {
    const dom = this.#dom;
    if (dom === null || this.#hands === null) return void step();
    await this.#hands.animate({ ...this.#controller, dom, catchUp: () => this.#catchUp() }, event, step);
  }

  /** Applies an event to the table. Returns `false` if the page announces the event itself. */
  #step(event: AnyEvent): boolean {
    stepTo(this.#state, this.#dom?.table ?? null, event);
    this.#state.isOwed = true;
    return this.dispatchEvent(eventOf(this, 'shown', { detail: event, cancelable: true }));
  }
}
