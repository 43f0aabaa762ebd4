// A match on a server, with the interface of the page's worker.

import type { Analysis, AnalysisProgress, RemoteMatch } from '@hencoop/client';
import type { ReadonlySignal } from '@preact/signals-core';
import type { GameTypes, Seat } from 'hencoop';
import type { AnyGame, GameId } from 'hencoop/games';
import type { Snapshot } from 'hencoop/referee';
import type {
  Answers,
  Delivery,
  GameSnapshot,
  Happened,
  Hint,
  Player,
  RedactedEvent,
  RequestOf,
  RequestType,
  Review,
} from '../../protocol.js';
import { Refused, refuse } from '../../refusal.js';
import type { Client } from '../client.js';
import { type Mailbox, mailbox } from '../mailbox.js';
import { MatchReview } from './matchReview.js';
import type { UndoCode } from './onlineMatch.js';
import { answered, undoRefusalOf } from './serverRefusals.js';

export interface MatchClientConfig {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly remote: RemoteMatch<GameTypes>;
  readonly players: ReadonlySignal<readonly Player[]>;
  readonly names: ReadonlySignal<readonly string[]>;
  /** Asks a bot. @throws Refused */
  readonly advise: (request: RequestOf<'advise'>) => Promise<Hint>;
  /** Asks the server for the analysis of the match. @throws Refused */
  readonly analysis: (onProgress: (progress: AnalysisProgress) => void) => Promise<Analysis<GameTypes>>;
  /** Reports why the server does not take a move back. */
  readonly onUndoRefused: (code: UndoCode) => void;
}

/** Answers like the worker, for one match. */
export class MatchClient implements Client {
  onTrouble = () => {};
  readonly #config: MatchClientConfig;
  /** The events that the seat has learned, by revision, without moves that were taken back. */
  readonly #learned = new Map<number, readonly RedactedEvent[]>();
  readonly #box: Mailbox<Happened> = mailbox();
  /** Deliveries that arrive while a move is in flight; one may be the move's own. `null` without a move. */
  #heldBack: Delivery[] | null = null;
  #isMoving = false;
  /** `null` until requested. */
  #review: MatchReview | null = null;
  /** The revision of the last snapshot. */
  #snapshotRevision = 0;

  constructor(config: MatchClientConfig) {
    this.#config = config;
    config.remote.on('delivery', ({ revision, events }) => {
      this.#learned.set(revision, events);
      const delivery = { revision, events, actors: this.#actors, canUndo: false };
      if (this.#heldBack === null) this.#deliver(delivery);
      else this.#heldBack.push(delivery);
    });
    config.remote.on('snapshot', ({ takenBack }) => {
      if (takenBack !== null) this.#learned.delete(takenBack.revision);
    });
  }

  listen(listener: (happened: Happened) => void): () => void {
    return this.#box.listen(listener);
  }

  async ask<Type extends RequestType>(request: RequestOf<Type>): Promise<Answers[Type]> {
    // Each request gets the answer of its type.
    return (await this.#answer(request as RequestOf<RequestType>)) as Answers[Type];
  }

  /** The game as its seat currently knows it. */
  snapshot(): GameSnapshot {
    const { id, players, names } = this.#config;
    const { revision, view } = this.#seen;
    this.#snapshotRevision = revision;
    this.#box.clear();
    return {
      purpose: 'play',
      game: id,
      saved: null,
      players: players.peek(),
      names: names.peek(),
      viewer: view.viewer,
      revision,
      view,
      from: null,
      events: this.#events,
      actors: this.#actors,
      undone: 0,
      canUndo: this.#config.remote.mayUndo && this.#config.remote.undo === null,
      canReview: true,
    };
  }

  /** Resolves once everything up to a revision has arrived. @throws Refused if the match closes first */
  async caughtUp(revision: number): Promise<void> {
    const { remote } = this.#config;
    while (this.#seen.revision < revision) {
      if (remote.connection === 'closed') refuse('noMatch', 'the match was closed before it was seen');
      await new Promise<void>((resolve) => {
        const stops = [remote.on('delivery', done), remote.on('snapshot', done), remote.on('closed', done)];
        function done(): void {
          for (const stop of stops) stop();
          resolve();
        }
      });
    }
  }

  get #seen(): Snapshot<GameTypes> {
    return this.#config.remote.seen ?? refuse('noGame', 'nothing of the match has arrived yet');
  }

  get #events(): RedactedEvent[] {
    return [...this.#learned.values()].flat();
  }

  get #actors(): readonly Seat[] {
    return this.#config.game.actors(this.#seen.view);
  }

  async #answer(request: RequestOf<RequestType>): Promise<Answers[RequestType]> {
    switch (request.type) {
      case 'viewAs':
        return request.seat === this.#seen.view.viewer
          ? this.snapshot()
          : refuse('notYours', 'seat: expected the seat of this link, got another');
      case 'move':
        return this.#move(request);
      case 'hint':
        return this.#hint(request);
      case 'undo':
        return this.#undo();
      case 'review':
        return this.#reviewFrom(request.after);
      case 'shown':
        return null;
      default:
        return refuse('invalid', `type: expected a request to a match of a server, got ${request.type}`);
    }
  }

  /** The findings from index `after` on: about the seat, or about all seats for a spectator. */
  async #reviewFrom(after: number): Promise<Review> {
    this.#review ??= new MatchReview(this.#config.analysis);
    try {
      return await this.#review.from(after, this.#seen.view.viewer);
    } catch (error) {
      // The next request begins again.
      this.#review = null;
      throw error;
    }
  }

  /** Asks to take back the last move. The snapshot is without it, or unchanged if others must agree. */
  async #undo(): Promise<GameSnapshot> {
    const { remote, onUndoRefused } = this.#config;
    const code = await undoRefusalOf(remote.askUndo());
    if (code !== null) onUndoRefused(code);
    return this.snapshot();
  }

  async #move({ revision, move }: RequestOf<'move'>): Promise<Delivery> {
    if (this.#isMoving) refuse('aborted', 'another move is on its way');
    this.#requireRevision(revision);
    // The previous move has been shown.
    this.#release();
    this.#heldBack = [];
    this.#isMoving = true;
    try {
      return await this.#submit(move);
    } catch (error) {
      this.#release();
      throw error;
    } finally {
      this.#isMoving = false;
      // Shows the player's own move before later ones.
      setTimeout(() => {
        if (!this.#isMoving) this.#release();
      });
    }
  }

  async #submit(move: GameTypes['Move']): Promise<Delivery> {
    const answer = await answered(this.#config.remote.submit(move));
    if (answer.ok) {
      const heldBack = this.#heldBack ?? [];
      const index = heldBack.findIndex((delivery) => delivery.revision === answer.revision);
      const [own] = index < 0 ? [] : heldBack.splice(index, 1);
      if (own === undefined) return refuse('stale', 'a snapshot taken since holds the move');
      return { ...own, canUndo: this.#config.remote.mayUndo };
    }
    switch (answer.reason) {
      case 'illegal': {
        const { violation } = answer;
        const message = `move: expected a legal move, got one that ${violation.clause} forbids`;
        throw new Refused({ type: 'illegal', violation, message });
      }
      case 'stale':
        // The move may be sent again after the moves in between.
        await this.caughtUp(answer.revision ?? 0);
        return refuse('stale', 'the server has seen other moves first');
      case 'away':
      case 'notYours':
        return refuse(answer.reason, 'the server refuses the move');
      default:
        return refuse('failed', `the server calls the move ${answer.reason}`);
    }
  }

  async #hint({ revision }: RequestOf<'hint'>): Promise<Hint> {
    this.#requireRevision(revision);
    const { id, advise } = this.#config;
    const { viewer: seat } = this.#seen.view;
    if (seat === null || !this.#actors.includes(seat)) return refuse('notYours', 'the seat has no move now');
    return advise({ type: 'advise', game: id, seat, revision, events: this.#events });
  }

  #requireRevision(given: number): void {
    const { revision } = this.#seen;
    if (given !== revision) refuse('stale', `revision: expected ${revision}, got ${given}: ask for a snapshot`);
  }

  #release(): void {
    const waiting = this.#heldBack ?? [];
    this.#heldBack = null;
    for (const delivery of waiting) this.#deliver(delivery);
  }

  #deliver(delivery: Delivery): void {
    if (delivery.revision > this.#snapshotRevision) this.#box.put({ type: 'happened', ...delivery });
  }
}
