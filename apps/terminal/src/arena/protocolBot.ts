import type { Game, GameTypes } from 'hencoop';
import type { Choice, ChooseConfig } from 'hencoop/bots';
import { BotFault, type BotProcess, startProcess } from './botProcess.js';
import { type BotMessage, type HostMessage, PROTOCOL, type Thought } from './messages.js';
import { choiceOf, isLegal } from './thoughts.js';
import { version } from './version.js';

/** How long a bot may think about a move. */
export interface BotLimits {
  /** How many milliseconds it should take; not together with `iterations`. */
  readonly milliseconds?: number | undefined;
  /** The number of playouts per move. */
  readonly iterations?: number | undefined;
  /** How many milliseconds the bot may be late before it loses. */
  readonly patience: number;
}

/** How to start a bot, and how long the host waits for it. */
export interface ProtocolConfig extends BotLimits {
  /** The command that starts the bot, without a shell. */
  readonly command: string;
  /** Makes its choices repeatable, if the bot supports it. */
  readonly seed: string;
}

/** The maximum number of messages per move. */
const MOST_LINES = 10_000;

/**
 * A bot in a process that speaks the bot protocol. Its methods reject with a {@link BotFault} if the bot hangs, answers
 * wrongly or exits; close it then.
 */
export class ProtocolBot {
  readonly #game: Game<GameTypes>;
  readonly #config: ProtocolConfig;
  readonly #process: BotProcess;
  /** The events not yet sent to the bot. */
  #events: GameTypes['RedactedEvent'][] = [];
  #asked = 0;

  private constructor(game: Game<GameTypes>, config: ProtocolConfig) {
    this.#game = game;
    this.#config = config;
    this.#process = startProcess(config.command);
  }

  /** Starts the bot, and shakes hands with it. */
  static async start(game: Game<GameTypes>, config: ProtocolConfig): Promise<ProtocolBot> {
    const bot = new ProtocolBot(game, config);
    try {
      bot.#send({ type: 'hello', protocol: PROTOCOL, hencoop: version });
      const answer = await bot.#process.next(config.patience);
      if (answer.type !== 'hello') throw new BotFault(`expected hello, got ${answer.type}`);
      if (answer.protocol !== PROTOCOL) {
        throw new BotFault(`hello.protocol: expected ${PROTOCOL}, the version of the host, got ${answer.protocol}`);
      }
      return bot;
    } catch (error) {
      await bot.#process.kill();
      throw error;
    }
  }

  observe(event: GameTypes['RedactedEvent']): void {
    if (event.type === 'opened') this.#events = [];
    this.#events.push(event);
  }

  /** `finish` makes the host send `stop`; `onProgress` receives each `info` with a legal move. */
  async choose(
    view: GameTypes['View'],
    { finish, onProgress }: Pick<ChooseConfig<GameTypes>, 'finish' | 'onProgress'> = {},
  ): Promise<Choice<GameTypes>> {
    const { seed, milliseconds, iterations } = this.#config;
    const startedAt = performance.now();
    const choice = (move: GameTypes['Move'], thoughts: readonly Thought[]) =>
      choiceOf(this.#game, view, move, thoughts, performance.now() - startedAt);
    const id = ++this.#asked;
    this.#send({ type: 'position', view, events: this.#events, moves: this.#game.legalMoves(view) });
    this.#events = [];
    this.#send({
      type: 'go',
      id,
      seed,
      ...(milliseconds === undefined ? {} : { milliseconds }),
      ...(iterations === undefined ? {} : { iterations }),
    });
    const stop = () => this.#send({ type: 'stop', id });
    const timer = milliseconds === undefined ? undefined : setTimeout(stop, milliseconds);
    finish?.addEventListener('abort', stop);
    if (finish?.aborted) stop();
    const tell = (info: Thought) => {
      const { move } = info;
      if (isLegal(this.#game, view, move)) onProgress?.(choice(move, [info]));
    };
    try {
      const patience = this.#config.patience + (milliseconds ?? 0);
      const { move, analysis = [] } = await this.#answerTo(id, patience, tell);
      this.#judge(view, move);
      return choice(move, analysis);
    } finally {
      clearTimeout(timer);
      finish?.removeEventListener('abort', stop);
    }
  }

  /** Asks the bot to quit, and kills it if it does not. */
  close(): Promise<void> {
    this.#send({ type: 'quit' });
    return this.#process.end();
  }

  /** Kills the bot. */
  kill(): Promise<void> {
    return this.#process.kill();
  }

  #send(message: HostMessage): void {
    this.#process.send(message);
  }

  /** Waits for `bestmove`, and passes on every `info` before it. */
  async #answerTo(
    id: number,
    patience: number,
    tell: (info: Thought) => void,
  ): Promise<Extract<BotMessage, { type: 'bestmove' }>> {
    const end = performance.now() + patience;
    for (let lines = 0; lines < MOST_LINES; lines++) {
      const message = await this.#process.next(end - performance.now());
      if (message.type === 'error') throw new BotFault(`the bot says: ${message.message}`);
      if (message.type === 'info') {
        if (message.id === id) tell(message);
        continue;
      }
      if (message.type === 'hello') throw new BotFault('expected bestmove, got hello');
      if (message.id !== id) throw new BotFault(`bestmove.id: expected ${id}, as in go, got ${message.id}`);
      return message;
    }
    throw new BotFault(`expected at most ${MOST_LINES} messages for a move, got more`);
  }

  /** @throws BotFault if the move is not legal. */
  #judge(view: GameTypes['View'], move: GameTypes['Move']): void {
    const shown = JSON.stringify(move).slice(0, 200);
    if (move.seat !== view.viewer) {
      throw new BotFault(`bestmove.move.seat: expected ${view.viewer}, the seat of the view, got ${shown}`);
    }
    const violation = this.#game.whyNot(view, move);
    if (violation !== null) {
      throw new BotFault(`bestmove.move: expected a legal move, got ${shown}, which ${violation.clause} forbids`);
    }
  }
}
