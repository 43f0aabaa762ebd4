// An open game on the page, as plain data that the functions of this folder read and change.

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import type { Seat } from 'hencoop';
import type { HencoopTable } from 'hencoop/element';
import type {
  Delivery,
  GameSnapshot,
  Hint,
  Mistake,
  Move,
  Player,
  Purpose,
  RedactedEvent,
  ReviewFinding,
  View,
} from '../../protocol.js';
import type { Refused } from '../../refusal.js';
import type { Client } from '../client.js';
import type { OnlineMatch } from '../online/onlineMatch.js';
import type { PageGame } from '../pageGame.js';
import type { Settings } from '../settings.js';
import { type Timeline, timelineOf } from './timeline.js';

/** The configuration of a session. */
export interface SessionConfig {
  readonly client: Client;
  readonly game: PageGame;
  readonly settings: () => Settings;
  /** Whether bots pause before they move, so that a person can follow. */
  readonly pauses: boolean;
  /** `null` for a game on this device. */
  readonly match: OnlineMatch | null;
}

/** The screen reads the signals; only the functions of this folder set them. */
export interface Session extends SessionConfig {
  readonly saved: string | null;
  readonly purpose: Purpose;
  /** Whether the game can be reviewed once it is over. */
  readonly canReview: boolean;
  /** By seat. */
  readonly players: ReadonlySignal<readonly Player[]>;
  /** By seat. */
  readonly names: ReadonlySignal<readonly string[]>;
  /** The seats of persons at this device. */
  readonly persons: readonly Seat[];
  /** The number of events before the first view to show, which is the first with cards. */
  readonly firstView: number;

  readonly viewer: Signal<Seat | null>;
  /** Everything that the viewer has learned. */
  readonly events: Signal<readonly RedactedEvent[]>;
  /** How many of `events` the element has shown. */
  readonly shown: Signal<number>;
  /** How many of `events` precede the view on the screen; `null` for the latest view. */
  readonly past: Signal<number | null>;
  readonly timeline: Signal<Timeline>;
  /** The view on the screen. */
  readonly view: ReadonlySignal<View>;
  readonly actors: Signal<readonly Seat[]>;
  /** The player to hand the device to. While it is set, the page holds no view. */
  readonly curtain: Signal<Seat | null>;
  readonly roundEnd: Signal<RoundEnd | null>;
  /** The final ranking, once the end has been shown. */
  readonly ranking: ReadonlySignal<readonly (readonly Seat[])[] | null>;
  /** Whether the game ended during this session. */
  readonly finished: Signal<boolean>;
  readonly hint: Signal<Hint | 'thinking' | null>;
  /** The open review of a finished game, or `null`. */
  readonly review: Signal<ShownReview | null>;
  /** The coach's question before a move, or `null`. */
  readonly coach: Signal<CoachQuestion | null>;
  /** Makes a move without waiting for the coach, who is looking at it; `null` if the coach looks at none. */
  readonly skipCoach: Signal<(() => void) | null>;
  /** Whether the past is being played back. */
  readonly playing: Signal<boolean>;
  readonly canUndo: Signal<boolean>;
  readonly undone: Signal<number>;
  readonly refusal: Signal<Refused | null>;
  /** Whether the table has been on the screen. */
  readonly onScreen: Signal<boolean>;

  /** The revision of the last processed delivery. */
  revision: number;
  /** The number of requests for a hint; only the answer to the last one counts. */
  hintsAsked: number;
  element: HencoopTable | null;
  /** Increases when a snapshot replaces the game or the player leaves, which stops outdated work. */
  generation: number;
  /** Ends the pause after a bot's move; `null` without a pause. */
  endRest: (() => void) | null;
  /** The deliveries to show; `null` for the events of a snapshot. */
  queue: (QueuedDelivery | null)[];
  /** The generation whose deliveries are being shown, or `null`. */
  showing: number | null;
  /** The number of events up to which the element shows them one by one. */
  showingUpTo: number;
  isLeft: boolean;
  /** How many events each person has seen, so that a player who takes the device sees the events since then. */
  readonly seen: Map<Seat, number>;
  /** Called when the session gets an element, or goes to the latest view. */
  waiting: (() => void)[];
  /** Functions that end the session's effects and listeners. */
  readonly stops: (() => void)[];
}

export interface QueuedDelivery {
  readonly delivery: Delivery;
  readonly byBot: boolean;
}

/** The findings in a game so far. */
export interface ShownReview {
  readonly findings: readonly ReviewFinding[];
  /** How much of the game the analysis has seen, from 0 to 1. */
  readonly progress: number;
  readonly isDone: boolean;
  /** The seat whose chance is shown. */
  readonly seat: Seat;
}

/** A move that the coach warns about. */
export interface CoachQuestion {
  readonly move: Move;
  readonly mistake: Mistake;
  readonly answer: (plays: boolean) => void;
}

/** The end of a round, before the next one is dealt. */
export interface RoundEnd {
  readonly events: readonly RedactedEvent[];
  /** The view after them. */
  readonly view: View;
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly proceed: () => void;
}

export function sessionOf(config: SessionConfig, snapshot: GameSnapshot): Session {
  const { game, match } = config;
  const events = signal(snapshot.events);
  const shown = signal(snapshot.events.length);
  const past = signal<number | null>(null);
  const timeline = signal(timelineOf(game.rules, snapshot.from, () => events.value));
  const persons = snapshot.players.flatMap((player, seat) => (player === 'person' ? [seat] : []));
  return {
    ...config,
    saved: snapshot.saved,
    purpose: snapshot.purpose,
    canReview: snapshot.canReview,
    players: match?.players ?? signal(snapshot.players),
    names: match?.names ?? signal(snapshot.names),
    persons: match === null ? persons : [],
    firstView: snapshot.from === null ? 2 : 0,
    viewer: signal(snapshot.viewer),
    events,
    shown,
    past,
    timeline,
    view: computed(() => timeline.value.at(past.value ?? shown.value)),
    actors: signal(snapshot.actors),
    curtain: signal(null),
    roundEnd: signal(null),
    ranking: computed(() => {
      const { length } = events.value;
      return shown.value === length ? (game.rules.outcome(timeline.value.at(length))?.ranking ?? null) : null;
    }),
    finished: signal(false),
    hint: signal(null),
    review: signal(null),
    coach: signal(null),
    skipCoach: signal(null),
    playing: signal(false),
    canUndo: signal(snapshot.canUndo),
    undone: signal(snapshot.undone),
    refusal: signal(null),
    onScreen: signal(false),
    revision: snapshot.revision,
    hintsAsked: 0,
    element: null,
    generation: 0,
    endRest: null,
    queue: [null],
    showing: null,
    showingUpTo: 0,
    isLeft: false,
    seen: new Map(),
    waiting: [],
    stops: [],
  };
}

/** Whether the element offers no move. */
export function isReadonly({ purpose, past, viewer, match }: Session): boolean {
  return purpose !== 'play' || past.value !== null || viewer.value === null || match?.mayMove.value === false;
}

/** The revision of the last delivery, shown or not. */
export function deliveredRevision({ queue, revision }: Session): number {
  return queue.findLast((next) => next !== null)?.delivery.revision ?? revision;
}
