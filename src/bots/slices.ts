/** How many milliseconds long work runs before other tasks get a turn. */
const SLICE = 8;

/** The default clock. */
export const realTime = () => performance.now();

/** Cuts long work into slices: whenever one is over, the work pauses, so that other tasks run. */
export class Slices {
  readonly #signal: AbortSignal | undefined;
  readonly #now: () => number;
  #begunAt: number;

  constructor(signal: AbortSignal | undefined, now: () => number = realTime) {
    this.#signal = signal;
    this.#now = now;
    this.#begunAt = now();
  }

  /** Whether the slice is over. */
  get isOver(): boolean {
    return this.#now() - this.#begunAt >= SLICE;
  }

  /** Lets other tasks of the page or server run. @throws the reason of the signal if it is aborted. */
  async pause(): Promise<void> {
    await new Promise((resume) => setTimeout(resume));
    this.#signal?.throwIfAborted();
    this.#begunAt = this.#now();
  }
}
