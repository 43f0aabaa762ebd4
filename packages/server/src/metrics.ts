import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Connections } from './database.js';

/** The gauges that are read on each request for metrics. */
export interface Readings {
  readonly live: () => number;
  readonly botsWaiting: () => number;
  readonly analysesWaiting: () => number;
  readonly catchingUp: () => number;
  /** `null` for a database without a pool of connections. */
  readonly connections: () => Connections | null;
}

/** The counters of a server, for Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Counter({
    name: 'hencoop_requests_total',
    help: 'Answered requests, by status.',
    labelNames: ['status'],
    registers: [this.registry],
  });
  readonly moves = new Counter({
    name: 'hencoop_moves_total',
    help: 'Answered submissions, by answer.',
    labelNames: ['answer'],
    registers: [this.registry],
  });
  readonly moveSeconds = new Histogram({
    name: 'hencoop_move_seconds',
    help: 'Seconds from a submission to its answer.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.registry],
  });
  readonly botMoves = new Counter({
    name: 'hencoop_bot_moves_total',
    help: 'Moves that bots submitted, by answer.',
    labelNames: ['answer'],
    registers: [this.registry],
  });
  readonly botWaitSeconds = new Histogram({
    name: 'hencoop_bot_wait_seconds',
    help: "Seconds that a match waited for its bot's turn.",
    buckets: [0.001, 0.01, 0.05, 0.25, 1, 2, 5, 20, 60],
    registers: [this.registry],
  });
  readonly analyses = new Counter({
    name: 'hencoop_analyses_total',
    help: 'Analyses of finished matches, by answer: made, cached, refused because too many wait, or failed.',
    labelNames: ['answer'],
    registers: [this.registry],
  });
  readonly dropped = new Counter({
    name: 'hencoop_dropped_total',
    help: 'Sockets and streams that the server closed, by reason.',
    labelNames: ['reason'],
    registers: [this.registry],
  });
  readonly webhooks = new Counter({
    name: 'hencoop_webhooks_total',
    help: 'Webhooks sent, by answer: ok or failed.',
    labelNames: ['answer'],
    registers: [this.registry],
  });
  readonly errors = new Counter({
    name: 'hencoop_errors_total',
    help: 'Unexpected errors.',
    registers: [this.registry],
  });

  readonly databaseUp = new Gauge({
    name: 'hencoop_database_up',
    help: 'Whether the database answers, and accepts writes: 1 or 0.',
    registers: [this.registry],
  });
  readonly partUp = new Gauge({
    name: 'hencoop_part_up',
    help: 'Whether a link between processes works: 1 or 0; hints, and shared rates.',
    labelNames: ['part'],
    registers: [this.registry],
  });
  readonly catchUpPages = new Counter({
    name: 'hencoop_catch_up_pages_total',
    help: 'Queries to the store for missing deliveries.',
    registers: [this.registry],
  });

  constructor(read: Readings) {
    collectDefaultMetrics({ register: this.registry });
    this.#gauge('hencoop_live', 'Open sockets and streams.', read.live);
    this.#gauge('hencoop_bots_waiting', "Matches that wait for a bot's turn.", read.botsWaiting);
    // rate() needs an initial value.
    for (const answer of ['made', 'cached', 'refused', 'failed']) this.analyses.inc({ answer }, 0);
    this.#gauge('hencoop_analyses_waiting', 'Queued analyses.', read.analysesWaiting);
    this.#gauge('hencoop_catching_up', 'Matches whose viewers wait for a query to the store.', read.catchingUp);
    const connections = new Gauge({
      name: 'hencoop_database_connections',
      help: 'Connections to the database, by state; waiting counts the statements without one.',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        for (const [state, count] of Object.entries(read.connections() ?? {})) connections.set({ state }, count);
      },
    });
  }

  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}
