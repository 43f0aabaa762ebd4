/** Every order of `cards`; equal cards have only one. */
export function* everyOrder<Card>(cards: readonly Card[]): Generator<Card[]> {
  if (cards.length === 0) yield [];
  for (const card of new Set(cards)) {
    for (const rest of everyOrder(cards.toSpliced(cards.indexOf(card), 1))) yield [card, ...rest];
  }
}

/** Every hand of `size` of the `cards`, in any order, with the cards that are left. */
function* everyHand<Card>(cards: readonly Card[], size: number): Generator<{ hand: Card[]; left: Card[] }> {
  if (size === 0) {
    yield { hand: [], left: [...cards] };
    return;
  }
  const [first, ...others] = cards;
  if (first === undefined) return;
  for (const { hand, left } of everyHand(others, size - 1)) yield { hand: [first, ...hand], left };
  // Without this card and its equals.
  const unequal = others.filter((card) => card !== first);
  const equal = others.filter((card) => card === first);
  for (const { hand, left } of everyHand(unequal, size)) yield { hand, left: [first, ...equal, ...left] };
}

/** Every way to deal hands of these sizes, with every order of the cards that are left. */
export function* everyDeal<Card>(
  cards: readonly Card[],
  sizes: readonly number[],
): Generator<{ hands: Card[][]; rest: Card[] }> {
  const [size, ...others] = sizes;
  if (size === undefined) {
    for (const rest of everyOrder(cards)) yield { hands: [], rest };
    return;
  }
  for (const { hand, left } of everyHand(cards, size)) {
    for (const { hands, rest } of everyDeal(left, others)) yield { hands: [hand, ...hands], rest };
  }
}
