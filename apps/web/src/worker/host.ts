import type { Answers, Refusal, RequestType } from '../protocol.js';
import { Refused, refuse } from '../refusal.js';
import { botToMove } from './botToMove.js';
import { nameOf } from './errorTexts.js';
import { workOnFirst } from './firstRequests.js';
import { isFields } from './guards.js';
import type { HostConfig, HostState, OpenGame } from './hostState.js';
import { loadLaterRequests } from './loadLaterRequests.js';
import { settled } from './openGame.js';
import { idIn, requestIn } from './parseRequest.js';
import { isFirst, isLong } from './requestKinds.js';

/**
 * Holds the state of the game, which the page must not know, and answers with what the viewer may know. It handles
 * requests one after another; bots think in between.
 */
export class Host {
  readonly #state: HostState;
  #last: Promise<void> = Promise.resolve();

  constructor(config: HostConfig) {
    this.#state = { config, open: null, pace: { thinking: null, ahead: null }, hint: null };
  }

  /** Handles any message from the page. Resolves once it is answered, or once a bot is working on it. */
  receive(message: unknown): Promise<void> {
    const answer = () => this.#answer(message);
    // A failed message must not affect later ones.
    this.#last = this.#last.then(answer, answer);
    return this.#last;
  }

  /** Resolves once every request is answered, no bot can move, and everything is saved. */
  async settled(): Promise<void> {
    await this.#last;
    await settled(this.#state.open);
  }

  async #answer(message: unknown): Promise<void> {
    const id = idIn(message);
    try {
      if (!isFields(message) || id < 0) {
        refuse('invalid', 'id: expected an object with an id, a whole number from 0, got none');
      }
      const request = requestIn(message);
      if (isLong(request)) {
        const { workLong } = await loadLaterRequests();
        // A long request: a move in the meantime aborts it.
        workLong(this.#state, request).then(
          (value) => this.#send(id, value),
          (error: unknown) => this.#refuse(id, error),
        );
        return;
      }
      const work = isFirst(request)
        ? workOnFirst(this.#state, request)
        : (await loadLaterRequests()).workOn(this.#state, request);
      // Send a synchronous answer at once, so that no delivery comes before it.
      this.#send(id, work instanceof Promise ? await work : work);
    } catch (error) {
      this.#refuse(id, error);
    }
    if (this.#state.open !== null) serve(this.#state, this.#state.open);
  }

  #send(id: number, value: Answers[RequestType]): void {
    this.#state.config.post({ type: 'answer', id, ok: true, value });
  }

  #refuse(id: number, error: unknown): void {
    const refusal: Refusal =
      error instanceof Refused ? error.refusal : { type: 'failed', message: `the worker has failed: ${nameOf(error)}` };
    this.#state.config.post({ type: 'answer', id, ok: false, refusal });
  }
}

/** Starts the loop of bot moves, if a bot is to move and no loop is running. */
function serve(host: HostState, open: OpenGame): void {
  const { play } = open.source;
  if (play === null || open.isServing || open.isStuck || botToMove(host, open, play) === undefined) return;
  open.isServing = true;
  open.served = import('./serveBots.js')
    .then(({ serveBots }) => serveBots(host, open, play))
    .catch((error: unknown) => {
      open.isStuck = true;
      host.config.post({ type: 'trouble', what: 'bot', message: `a bot has failed: ${nameOf(error)}` });
    });
}
