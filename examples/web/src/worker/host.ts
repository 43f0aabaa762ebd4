import type { GameTypes, Seat } from 'hencoop';
import type { Bot } from 'hencoop/bots';
import type { Format } from 'hencoop/record';
import type {
  About,
  Answers,
  Delivered,
  Exported,
  FromWorker,
  GameId,
  Hint,
  LevelName,
  Player,
  Refusal,
  Request,
  RequestOf,
  RequestType,
  Saved,
  Shared,
  Table,
  Violation,
} from '../protocol.js';
import { Refused } from '../refused.js';
import type { Exhibit } from './files.js';
import type { Bots, Load, Loaded } from './games.js';
import { Keeper } from './keeper.js';
import type { Play } from './play.js';
import { PERSON } from './players.js';
import { messageOf, refuse } from './refused.js';
import { idIn, requestIn } from './requests.js';
import { begun, companyOf, resume, savedGameOf, summaryOf } from './savedGame.js';
import type { Storage } from './storage.js';
import { type OnTable, playTable, tableFor } from './tables.js';
import { isFields, isWhole } from './values.js';

/** What a host needs of the world. */
export interface HostConfig {
  readonly storage: Storage;
  /** Sends a message to the page. It is plain JSON, and may share parts with what the host keeps: copy it. */
  readonly post: (message: FromWorker) => void;
  readonly load: Load;
  /** Makes a bot of who takes a seat. `thinking` is the most playouts for a move; `null`: what the level takes. */
  readonly makeBot: (
    bots: Bots,
    player: Player,
    seed: string,
    thinking: number | null,
  ) => Bot<GameTypes> | Promise<Bot<GameTypes>>;
  /** A fresh secret: the seed of a game, that of its bots, or the name of a saved game. */
  readonly draw: (what: 'game' | 'bots' | 'saved') => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The table that lies open. */
interface Open {
  readonly on: OnTable;
  looker: Seat | null;
  /** What is added to the deliveries of an observer: what was taken back never counts again. */
  before: number;
  /** Up to which revision the page has shown everything. */
  shown: number;
  readonly kept: Kept | null;
  /** Ends what bots are thinking about; another one after each decision that is taken back. */
  thinking: AbortController;
  /** Bots are asked one after another, by one loop at a time. */
  isServing: boolean;
  served: Promise<void>;
  /** Whether a bot has failed: the game stands still. */
  isStuck: boolean;
}

/** Where a game that goes on is kept. */
interface Kept {
  readonly saved: string;
  readonly keeper: Keeper;
  playedAt: number;
}

interface Pace {
  readonly thinking: number | null;
  readonly ahead: number | null;
}

type Options = About['options'][number];

const FORMATS: { readonly [Name in Format]: Exported['format'] } = {
  'hencoop/record/1': 'record',
  'hencoop/log/1': 'log',
  'hencoop/seat-log/1': 'seatLog',
};

/** What leaves the page and what comes back needs records and schemas, which a game does not. */
const filesEntry = () => import('./files.js');
type Files = Awaited<ReturnType<typeof filesEntry>>;

/** The level of the bot that gives hints. */
const HINT_LEVEL = 'strong';

/**
 * Everything that the page must not know: it holds the state of the game, and answers with what the looker may know.
 * Requests are worked on one after another; bots think in between.
 */
export class Host {
  readonly #config: HostConfig;
  #open: Open | null = null;
  #pace: Pace = { thinking: null, ahead: null };
  #hint: AbortController | null = null;
  #last: Promise<void> = Promise.resolve();

  constructor(config: HostConfig) {
    this.#config = config;
  }

  /** Takes a message from the page, any value. Resolves once it is answered, for a hint once it is asked for. */
  receive(message: unknown): Promise<void> {
    const answer = () => this.#answer(message);
    // A message that could not be answered ends nothing but itself.
    this.#last = this.#last.then(answer, answer);
    return this.#last;
  }

  /** Once every request is answered, no bot can move, and everything is kept. */
  async settled(): Promise<void> {
    await this.#last;
    await this.#open?.served;
    await this.#open?.kept?.keeper.settled();
  }

  async #answer(message: unknown): Promise<void> {
    const id = idIn(message);
    try {
      if (!isFields(message) || id < 0) {
        refuse('invalid', 'id: expected an object with an id, a whole number from 0, got none');
      }
      const request = requestIn(message);
      if (request.type === 'hint' || request.type === 'advise') {
        // It takes its time; a move that is made meanwhile ends it.
        const thought = request.type === 'hint' ? this.#hintFor(request) : this.#advise(request);
        thought.then(
          (value) => this.#send(id, value),
          (error: unknown) => this.#refuse(id, error),
        );
        return;
      }
      const work = this.#work(request);
      // What is known at once is sent at once, so that no delivery comes between.
      this.#send(id, work instanceof Promise ? await work : work);
    } catch (error) {
      this.#refuse(id, error);
    }
    if (this.#open !== null) this.#serve(this.#open);
  }

  #send(id: number, value: Answers[RequestType]): void {
    this.#config.post({ type: 'answer', id, ok: true, value });
  }

  #refuse(id: number, error: unknown): void {
    const refusal: Refusal =
      error instanceof Refused ? error.refusal : { type: 'failed', message: `the worker has failed: ${kindOf(error)}` };
    this.#config.post({ type: 'answer', id, ok: false, refusal });
  }

  #work(
    request: Exclude<Request, { readonly type: 'hint' | 'advise' }>,
  ): Answers[RequestType] | Promise<Answers[RequestType]> {
    switch (request.type) {
      case 'about':
        return this.#about(request.game);
      case 'create':
        return this.#create(request);
      case 'open':
        return this.#resume(request.saved);
      case 'close':
        return this.#close();
      case 'list':
        return this.#list();
      case 'remove':
        return this.#remove(request.saved);
      case 'look':
        return this.#look(request.seat);
      case 'move':
        return this.#move(request);
      case 'undo':
        return this.#undo();
      case 'shown':
        return this.#show(request.revision);
      case 'pace':
        this.#pace = { thinking: request.thinking, ahead: request.ahead };
        return null;
      case 'export':
        return this.#export();
      case 'share':
        return this.#share(request.what);
      case 'import':
        return this.#exhibit((files) => files.readTable(request.text, this.#config.load));
      case 'openShared':
        return this.#exhibit((files) => files.readLink(request.hash, this.#config.load));
    }
  }

  async #about(id: GameId): Promise<About> {
    const { game, bots: load } = await this.#config.load(id);
    const bots = await load();
    const { min, max } = game.seats;
    const seats = Array.from({ length: max - min + 1 }, (_, more) => min + more);
    return {
      game: id,
      seats: { min, max },
      // The keys are the names of the levels, the weakest first.
      levels: Object.entries(bots.levels).map(([name, { elo }]) => ({ name: name as LevelName, elo })),
      personalities: bots.personalities,
      options: Object.fromEntries(
        seats.map((count) => {
          // Every state has its options in full.
          const { options } = game.setup({ seats: count, seed: '' }) as unknown as { readonly options: Options };
          return [count, options];
        }),
      ),
    };
  }

  async #create({ game, players, names, options }: RequestOf<'create'>): Promise<Table> {
    const { draw, now } = this.#config;
    const loaded = await this.#config.load(game);
    const seats = players.length;
    const company = await companyOf(loaded, { players, names, botSeed: draw('bots') }, seats, 'setup');
    const play = begun(loaded, { seats, seed: draw('game'), options: { ...options } }, company, 'setup');
    await this.#close();
    const open = this.#openPlay(play, { saved: draw('saved'), change: null, playedAt: now() });
    this.#keep(open, play);
    return this.#table(open);
  }

  async #resume(saved: string): Promise<Table> {
    // What is open stays open unless the other game can be opened.
    if (this.#open?.kept?.saved === saved) await this.#close();
    const value = await this.#stored(() => this.#config.storage.get(saved));
    const { play, game } = await resume(value, this.#config.load);
    await this.#close();
    return this.#table(this.#openPlay(play, game));
  }

  #openPlay(
    play: Play,
    { saved, change, playedAt }: { readonly saved: string; readonly change: number | null; readonly playedAt: number },
  ): Open {
    const keeper = new Keeper(this.#config.storage, change, (message) =>
      this.#config.post({ type: 'trouble', what: 'save', message }),
    );
    const [person, another] = play.persons;
    // Of several persons, none is at the screen until the curtain opens.
    return this.#begin(playTable(play), another === undefined ? (person ?? null) : null, { saved, keeper, playedAt });
  }

  #begin(on: OnTable, looker: Seat | null, kept: Kept | null): Open {
    const thinking = new AbortController();
    const bots = { thinking, isServing: false, served: Promise.resolve(), isStuck: false };
    const open: Open = { on, looker, before: 0, shown: Number.NEGATIVE_INFINITY, kept, ...bots };
    this.#open = open;
    return open;
  }

  async #close(): Promise<null> {
    this.#hint?.abort();
    const open = this.#open;
    this.#open = null;
    open?.thinking.abort();
    await open?.served;
    await open?.kept?.keeper.settled();
    return null;
  }

  async #list(): Promise<readonly Saved[]> {
    await this.#open?.kept?.keeper.settled();
    const values = await this.#stored(() => this.#config.storage.list());
    const games = values.map(summaryOf).filter((game) => game !== null);
    return games.sort((a, b) => b.playedAt - a.playedAt || (a.saved < b.saved ? -1 : 1));
  }

  async #remove(saved: string): Promise<null> {
    if (this.#open?.kept?.saved === saved) await this.#close();
    await this.#stored(() => this.#config.storage.remove(saved));
    return null;
  }

  async #stored<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      return refuse('storage', `the storage of the browser has failed: ${messageOf(error)}`);
    }
  }

  #look(seat: Seat | null): Table {
    const open = this.#openTable();
    const { on } = open;
    if (seat !== null && !(seat < on.sight(open.looker).view.seats)) {
      refuse('invalid', `seat: expected a seat of the table, got ${seat}`);
    }
    if (!on.mayLook(seat)) {
      const allowed = on.purpose === 'play' ? 'a seat of a person, or null, while the game goes on' : 'its own viewer';
      refuse('notYours', `seat: expected ${allowed}, got ${seat}`);
    }
    this.#hint?.abort();
    open.looker = seat;
    return this.#table(open);
  }

  #move({ revision, move }: RequestOf<'move'>): Delivered {
    const [open, play] = this.#playing();
    if (open.kept?.keeper.lost) refuse('elsewhere', 'the game was played on in another tab: open it again');
    this.#requireRevision(open, revision);
    const seat = isFields(move) ? (move as { readonly seat?: unknown }).seat : undefined;
    // Anything that names no seat is no move of the game, which the rules say.
    if (isWhole(seat, 0) && seat !== open.looker) {
      refuse('notYours', `move.seat: expected ${open.looker}, the seat that looks, got ${seat}`);
    }
    if (open.looker === null || play.company.players[open.looker] !== PERSON) {
      refuse('notYours', 'move.seat: expected the seat of a person, got that of a spectator or a bot');
    }
    const { deliveries, events } = open.on.sight(open.looker);
    const violation = play.make(move);
    if (violation !== null) {
      const message = `move: expected a legal move, got one that ${violation.clause} forbids`;
      // The violation comes from the rules of the game that is played.
      throw new Refused({ type: 'illegal', violation: violation as Violation, message });
    }
    this.#hint?.abort();
    if (open.kept !== null) open.kept.playedAt = this.#config.now();
    this.#keep(open, play);
    const learned = this.#since(open, deliveries, events.length);
    // A player learns of each of their own moves, if only that it is made.
    return learned ?? this.#delivered(open, []);
  }

  #undo(): Table {
    const [open, play] = this.#playing();
    if (open.kept?.keeper.lost) refuse('elsewhere', 'the game was played on in another tab: open it again');
    const person = play.undoes;
    if (person === null) return refuse('cannotUndo', 'expected one person against bots, who has made a move');
    this.#stop(open);
    const revision = this.#revision(open);
    play.takeBack(person);
    open.looker = person;
    open.before = 0;
    open.before = revision + 1 - this.#revision(open);
    if (open.kept !== null) open.kept.playedAt = this.#config.now();
    this.#keep(open, play);
    return this.#table(open);
  }

  #show(revision: number): null {
    const open = this.#openTable();
    open.shown = Math.max(open.shown, Math.min(revision, this.#revision(open)));
    // A bot or a hint will want them soon. What fails now is tried again then.
    open.on.play?.loaded.bots().catch(() => {});
    return null;
  }

  async #hintFor({ revision }: RequestOf<'hint'>): Promise<Hint> {
    const [open, play] = this.#playing();
    this.#requireRevision(open, revision);
    const { looker } = open;
    if (looker === null || play.company.players[looker] !== PERSON) {
      return refuse('notYours', 'expected the seat of a person to look, got that of a spectator or a bot');
    }
    if (!play.loaded.game.actors(open.on.sight(looker).view).includes(looker)) {
      refuse('notYours', `expected seat ${looker} to have a move, got a table where others are to move`);
    }
    return this.#think(play.loaded, `${play.company.botSeed}/hint`, revision, (bots) => play.remembered(bots, looker));
  }

  async #advise({ game, seat, revision, events }: RequestOf<'advise'>): Promise<Hint> {
    const loaded = await this.#config.load(game);
    return this.#think(loaded, this.#config.draw('bots'), revision, (bots) => {
      // Bots of some games remember more than the page does.
      const view = events.reduce<GameTypes['View'] | null>((before, event) => bots.game.evolve(before, event), null);
      if (view === null || view.viewer !== seat || !bots.game.actors(view).includes(seat)) {
        return refuse('notYours', `events: expected those of seat ${seat}, which is to move, got others`);
      }
      return view;
    });
  }

  /** What the strong bot would do. Whatever is asked for next ends it. */
  async #think(
    loaded: Loaded,
    seed: string,
    revision: number,
    remembered: (bots: Bots) => GameTypes['View'],
  ): Promise<Hint> {
    this.#hint?.abort();
    const hint = new AbortController();
    this.#hint = hint;
    try {
      const bots = await loaded.bots();
      const bot = await this.#config.makeBot(bots, HINT_LEVEL, seed, this.#pace.thinking);
      hint.signal.throwIfAborted();
      const { move, analysis, worlds } = await bot.choose(remembered(bots), { signal: hint.signal });
      if (hint.signal.aborted) refuse('aborted', 'another request came first');
      // The moves are those of the game that is played.
      return {
        revision,
        move: move as Hint['move'],
        analysis: analysis.map(({ move, visits, value, plusMinus, points, chanceToWin }) => {
          return { move: move as Hint['move'], visits, value, plusMinus, points, chanceToWin };
        }),
        worlds,
      };
    } catch (error) {
      if (hint.signal.aborted) refuse('aborted', 'another request came first');
      throw error;
    }
  }

  async #export(): Promise<Exported> {
    const { fileText, storedOf } = await filesEntry();
    const { on, looker } = this.#openTable();
    const stored = storedOf(on, looker);
    if (stored === null) return refuse('noTable', 'expected a game, got a position: share it instead');
    const day = new Date(this.#config.now()).toISOString().slice(0, 10);
    return { format: FORMATS[stored.format], name: `hencoop-${on.game}-${day}.json`, text: fileText(on, stored) };
  }

  async #share(what: 'game' | 'position'): Promise<Shared> {
    const { fileText, linkOf, positionText, storedOf } = await filesEntry();
    const { on, looker } = this.#openTable();
    const { view } = on.sight(looker);
    const { game } = on.loaded;
    if (what === 'position') return { hash: await linkOf(positionText(on, game.view(view, looker))) };
    if (!game.isOver(view)) refuse('unfinished', 'expected a finished game to share, got one that goes on');
    const stored = storedOf(on, looker);
    if (stored === null) return refuse('noTable', 'expected a game, got a position: share that');
    return { hash: await linkOf(fileText(on, stored)) };
  }

  async #exhibit(read: (files: Files) => Promise<Exhibit>): Promise<Table> {
    const { on, viewer } = await read(await filesEntry());
    await this.#close();
    return this.#table(this.#begin(on, viewer, null));
  }

  /** Lets bots move as long as one of them is to move, and the page keeps up. */
  #serve(open: Open): void {
    const { play } = open.on;
    if (play === null || open.isServing || open.isStuck) return;
    open.isServing = true;
    open.served = this.#moveBots(open, play);
  }

  async #moveBots(open: Open, play: Play): Promise<void> {
    try {
      // Between two moves the page is listened to.
      while (await this.#moveBot(open, play)) await new Promise((resume) => setTimeout(resume));
    } catch (error) {
      open.isStuck = true;
      this.#config.post({ type: 'trouble', what: 'bot', message: `a bot has failed: ${kindOf(error)}` });
    }
  }

  /** Lets a bot move. Without one that is to move, returns false, and whoever comes next begins to serve again. */
  async #moveBot(open: Open, play: Play): Promise<boolean> {
    const seat = this.#botToMove(open, play);
    if (seat === undefined) {
      open.isServing = false;
      return false;
    }
    const { signal } = open.thinking;
    const bots = await play.loaded.bots();
    const { players, botSeed } = play.company;
    const bot = await this.#config.makeBot(bots, players[seat] ?? '', `${botSeed}/${seat}`, this.#pace.thinking);
    // Much may have happened while they were loading.
    if (signal.aborted || this.#botToMove(open, play) !== seat) return true;
    const view = play.remembered(bots, seat);
    let move: GameTypes['Move'];
    try {
      ({ move } = await bot.choose(view, { signal }));
    } catch (error) {
      if (signal.aborted) return true;
      throw error;
    }
    // The seat may have learned something while its bot thought, and a decision may have been taken back.
    if (signal.aborted || play.remembered(bots, seat) !== view) return true;
    const { deliveries, events } = open.on.sight(open.looker);
    const violation = play.make(move);
    if (violation !== null) throw new Error(`the bot of seat ${seat} chose a move that ${violation.clause} forbids`);
    this.#keep(open, play);
    const learned = this.#since(open, deliveries, events.length);
    if (learned !== null) this.#config.post({ type: 'happened', ...learned });
    return true;
  }

  /** The bot that moves next; `undefined` if none is to move now. */
  #botToMove(open: Open, { loaded, state, company }: Play): Seat | undefined {
    if (this.#open !== open || open.kept?.keeper.lost || this.#isAhead(open)) return undefined;
    return loaded.game.actors(state).find((actor) => company.players[actor] !== PERSON);
  }

  #isAhead(open: Open): boolean {
    const { ahead } = this.#pace;
    return ahead !== null && this.#revision(open) - open.shown > ahead;
  }

  /** Ends what is being thought about, so that it is thought about again. */
  #stop(open: Open): void {
    this.#hint?.abort();
    open.thinking.abort();
    open.thinking = new AbortController();
  }

  #keep(open: Open, play: Play): void {
    const { kept } = open;
    if (kept === null) return;
    const { saved, keeper } = kept;
    keeper.keep((change) => savedGameOf(play, { saved, change, playedAt: kept.playedAt }));
  }

  /** What the looker has learned since then; `null` for nothing. */
  #since(open: Open, deliveries: number, events: number): Delivered | null {
    const sight = open.on.sight(open.looker);
    return sight.deliveries === deliveries ? null : this.#delivered(open, sight.events.slice(events));
  }

  #delivered(open: Open, events: readonly GameTypes['RedactedEvent'][]): Delivered {
    const { on, looker } = open;
    return {
      revision: this.#revision(open),
      // Events of the game that is played.
      events: events as Delivered['events'],
      actors: on.loaded.game.actors(on.sight(looker).view),
      canUndo: on.play !== null && on.play.undoes !== null,
    };
  }

  #table(open: Open): Table {
    const revision = this.#revision(open);
    // Bots wait until the table itself is shown.
    open.shown = Number.NEGATIVE_INFINITY;
    return tableFor(open.on, open.looker, { saved: open.kept?.saved ?? null, revision });
  }

  #revision({ on, looker, before }: Open): number {
    return before + on.sight(looker).deliveries;
  }

  #requireRevision(open: Open, given: number): void {
    const revision = this.#revision(open);
    if (given !== revision) refuse('stale', `revision: expected ${revision}, got ${given}: look again`);
  }

  #openTable(): Open {
    return this.#open ?? refuse('noTable', 'expected an open table, got none: create or open a game');
  }

  #playing(): readonly [Open, Play] {
    const open = this.#openTable();
    const { play } = open.on;
    return play === null ? refuse('noTable', 'expected a game to play, got one to look at') : [open, play];
  }
}

/** What may be said of an error that nobody foresaw: its message may quote a card. */
function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
