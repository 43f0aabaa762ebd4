import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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
    help: 'Seconds that a match waited for the turn of its bot.',
    buckets: [0.001, 0.01, 0.05, 0.25, 1, 2, 5, 20, 60],
    registers: [this.registry],
  });
  readonly dropped = new Counter({
    name: 'hencoop_dropped_total',
    help: 'Sockets and streams that the server closed, by reason.',
    labelNames: ['reason'],
    registers: [this.registry],
  });
  readonly errors = new Counter({
    name: 'hencoop_errors_total',
    help: 'Unexpected errors.',
    registers: [this.registry],
  });

  constructor(live: () => number, waitingForBots: () => number) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'hencoop_live',
      help: 'Open sockets and streams.',
      registers: [this.registry],
      collect() {
        this.set(live());
      },
    });
    new Gauge({
      name: 'hencoop_bots_waiting',
      help: 'Matches that wait for the turn of a bot.',
      registers: [this.registry],
      collect() {
        this.set(waitingForBots());
      },
    });
  }
}
