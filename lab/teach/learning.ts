// Trains networks on decisions.
import { at } from '../inside.js';

/** The loss in chance to win up to which a move counts as almost as good as the best. */
export const CLOSE = 0.03;
/** The weights, in the training loss, of the difference from the search and of the chance to win that ratings give away. */
export const LIKENESS = 0.3;
export const REGRET = 20;

const BATCH = 64;
const RATE = 0.003;
const LEAST_RATE = 0.0001;
const DECAY = 1e-5;

export const get = (numbers: Float64Array, index: number) => numbers[index] ?? 0;
export function add(numbers: Float64Array, index: number, more: number): void {
  numbers[index] = get(numbers, index) + more;
}

/** Normally distributed random numbers around 0, by standard deviation. */
export const normalBy = (random: () => number) => (deviation: number) => () =>
  deviation * Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random());

/** Probabilities in proportion to e^x; 0 for `null`. */
export function softmax(values: readonly (number | null)[]): number[] {
  const most = Math.max(...values.map((value) => value ?? -Infinity));
  const powers = values.map((value) => (value === null ? 0 : Math.exp(value - most)));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** Moves weights against their gradient (Adam: Kingma and Ba, 2015). */
class Adam {
  readonly #weights: Float64Array;
  readonly #means: Float64Array;
  readonly #squares: Float64Array;
  #step = 0;

  constructor(weights: Float64Array) {
    this.#weights = weights;
    this.#means = new Float64Array(weights.length);
    this.#squares = new Float64Array(weights.length);
  }

  move(slopes: Float64Array, rate: number): void {
    this.#step += 1;
    const [first, second] = [1 - 0.9 ** this.#step, 1 - 0.999 ** this.#step];
    for (let index = 0; index < slopes.length; index++) {
      const slope = get(slopes, index) / BATCH + DECAY * get(this.#weights, index);
      const mean = 0.9 * get(this.#means, index) + 0.1 * slope;
      const square = 0.999 * get(this.#squares, index) + 0.001 * slope * slope;
      this.#means[index] = mean;
      this.#squares[index] = square;
      add(this.#weights, index, (-rate * (mean / first)) / (Math.sqrt(square / second) + 1e-8));
    }
  }
}

/** A network in training: the weights of each layer, and their gradients. */
interface Learner {
  readonly weights: readonly Float64Array[];
  readonly slopes: readonly Float64Array[];
  /** The number of passes over the decisions. */
  readonly passes: number;
  readonly random: () => number;
}

/** Learns from the decisions in batches: `learn` adds the gradient of a decision to the slopes. */
export function learnFrom<Decision>(
  decisions: readonly Decision[],
  { weights, slopes, passes, random }: Learner,
  learn: (decision: Decision) => void,
): void {
  const steps = weights.map((layer) => new Adam(layer));
  const order = decisions.slice();
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random);
    const rate = RATE * (1 - pass / passes) + LEAST_RATE;
    for (let start = 0; start + BATCH <= order.length; start += BATCH) {
      for (const layer of slopes) layer.fill(0);
      for (const decision of order.slice(start, start + BATCH)) learn(decision);
      steps.forEach((step, layer) => {
        step.move(at(slopes, layer), rate);
      });
    }
  }
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [items[last], items[other]];
    if (a === undefined || b === undefined) continue;
    [items[last], items[other]] = [b, a];
  }
}
