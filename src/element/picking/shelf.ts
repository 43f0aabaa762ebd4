/**
 * The cards that a player puts in order before laying them one by one. Cards may leave at any time; the rest keep their
 * order.
 */
export class Shelf {
  #order: readonly number[] = [];
  #toLay: readonly number[] = [];
  #onItsWay: number | null = null;

  /** The cards from left to right. */
  get order(): readonly number[] {
    return this.#order;
  }

  /** Whether the cards are being laid, until the last one has left the hand. */
  get isLaying(): boolean {
    return this.#toLay.length > 0 || this.#onItsWay !== null;
  }

  /** Sets which cards are on the shelf. */
  hold(cards: readonly number[]): void {
    const kept = this.#order.filter((card) => cards.includes(card));
    this.#order = [...kept, ...cards.filter((card) => !kept.includes(card))];
  }

  /** Puts these cards first, in this order; the others keep their order. */
  arrange(cards: readonly number[]): void {
    const named = cards.filter((card, index) => this.#order.includes(card) && cards.indexOf(card) === index);
    this.#order = [...named, ...this.#order.filter((card) => !named.includes(card))];
  }

  /** Moves a card to the place of another. */
  move(card: number, onto: number): void {
    const index = this.#order.indexOf(onto);
    if (index < 0 || !this.#order.includes(card)) return;
    const others = this.#order.filter((each) => each !== card);
    this.#order = [...others.slice(0, index), card, ...others.slice(index)];
  }

  /** Moves a card to the right, or to the left if `steps` is negative, within the shelf. */
  shift(card: number, steps: number): void {
    const onto = this.#order[this.#order.indexOf(card) + steps];
    if (onto !== undefined) this.move(card, onto);
  }

  /** Begins to lay the cards in their current order. */
  lay(): void {
    this.#toLay = this.#order;
    this.#onItsWay = null;
  }

  stopLaying(): void {
    this.#toLay = [];
    this.#onItsWay = null;
  }

  /** The next card to lay that is still in `hand`; `null` if none is left, or one is on its way. */
  next(hand: readonly number[]): number | null {
    if (this.#onItsWay !== null && hand.includes(this.#onItsWay)) return null;
    const card = this.#toLay.find((each) => hand.includes(each)) ?? null;
    this.#toLay = card === null ? [] : this.#toLay.slice(this.#toLay.indexOf(card) + 1);
    this.#onItsWay = card;
    return card;
  }
}
