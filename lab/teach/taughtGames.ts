// The games whose rules of thumb have numbers to tune.
import type { GameTypes } from 'hencoop';
import type { PolicyOf } from 'hencoop/bots';

/** The numbers in the rules of thumb of a game, in a fixed order. */
export type Numbers = readonly number[];

/** The rules of thumb of a game, as a function of their numbers. */
export interface Thumbs {
  /** The game's current numbers. */
  readonly start: Numbers;
  readonly policy: (numbers: Numbers) => PolicyOf<GameTypes>;
}

export const TAUGHT = ['chicken-out', 'crazy-chicken', 'blind-chicken-extreme'] as const;
export type TaughtGame = (typeof TAUGHT)[number];

export function isTaughtGame(id: string): id is TaughtGame {
  return TAUGHT.some((one) => one === id);
}

export async function thumbsOf(id: TaughtGame): Promise<Thumbs> {
  switch (id) {
    case 'chicken-out': {
      const { TASTE, thumbs } = await import('hencoop/chicken-out/bots');
      return written(TASTE, thumbs);
    }
    case 'crazy-chicken': {
      const { STEADY, thumbs } = await import('hencoop/crazy-chicken/bots');
      return written(STEADY, thumbs);
    }
    case 'blind-chicken-extreme': {
      const { TASTE, heuristic } = await import('hencoop/blind-chicken-extreme/bots');
      return written(TASTE, (taste) => () => heuristic(taste));
    }
  }
}

/** Converts the numbers of a taste to a list, and back. */
function written<Taste extends object, G extends GameTypes>(
  taste: Taste,
  thumbs: (taste: Taste) => PolicyOf<G>,
): Thumbs {
  const isNumbers = (value: unknown): value is readonly number[] =>
    Array.isArray(value) && value.every((item) => typeof item === 'number');
  const start = Object.values(taste).flatMap((value: unknown) =>
    typeof value === 'number' ? [value] : isNumbers(value) ? value : [],
  );
  return {
    start,
    policy: (numbers) => {
      let place = 0;
      const next = () => numbers[place++] ?? 0;
      const filled = Object.entries(taste).map(([name, value]: readonly [string, unknown]) => [
        name,
        typeof value === 'number' ? next() : isNumbers(value) ? value.map(next) : value,
      ]);
      // Every field has a value of the right kind, and the bots pass views of their game.
      return thumbs(Object.fromEntries(filled) as Taste) as unknown as PolicyOf<GameTypes>;
    },
  };
}
