import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { GameId } from 'hencoop/games';
import { loadGame } from './game.js';
import { type Hooks, type MatchConfig, MatchWithBots } from './match.js';

/** A client's session, with one match at a time. */
export class Session {
  readonly #hooks: Hooks;
  #match: MatchWithBots | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
  }

  /** The match that the client has opened. */
  get match(): MatchWithBots {
    if (this.#match === null) throw new RangeError('No match is open: call open first.');
    return this.#match;
  }

  async open(id: GameId, config: MatchConfig): Promise<MatchWithBots> {
    this.#match = new MatchWithBots(await loadGame(id), config, this.#hooks);
    return this.#match;
  }

  /** Runs calls one after another, since a client may call again while the bots think. */
  answer(act: () => Promise<string | object>): Promise<CallToolResult> {
    const result = this.#last.then(() => resultOf(act));
    this.#last = result;
    return result;
  }
}

/** A tool's answer as text, or the client's mistake as an error message. */
async function resultOf(act: () => Promise<string | object>): Promise<CallToolResult> {
  try {
    const result = await act();
    return { content: [{ type: 'text', text: typeof result === 'string' ? result : JSON.stringify(result) }] };
  } catch (error) {
    // Any other error is our bug, and its message may contain anything.
    if (!(error instanceof RangeError)) console.error(error);
    const text = error instanceof RangeError ? error.message : 'internal error';
    return { isError: true, content: [{ type: 'text', text }] };
  }
}
