import type { SvgNode } from 'hencoop/svg';

/** A card that a seat sees in front of itself. */
export interface OwnCard {
  readonly card: unknown;
  /** Whether a move can name it now. */
  readonly isOpen: boolean;
}

/** The open cards of a seat in the drawing of a table. */
export function ownCards({ thing, children }: SvgNode, seat: number | null): readonly OwnCard[] {
  const inside = typeof children === 'string' ? [] : children.flatMap((child) => ownCards(child, seat));
  const card = thing?.owner === seat ? thing.hooks['card'] : undefined;
  return card === undefined ? inside : [{ card, isOpen: thing?.state === 'open' }, ...inside];
}
