import { shortJson } from '../difference.js';

/** The kinds of evidence that laws judge, each with the message for a run that found none. */
export const EVIDENCE = {
  'legal moves': 'no position with a legal move was reached',
  'refused moves': 'whyNot refused none of allMoves',
  'finished games': 'no game ended within maxMoves',
  'moves applied again': 'no move was played',
  'values that verbs return': 'no verb returned a list or an object',
  'cards counted': 'the deck of the kit has no cards',
  'values through JSON': 'no state, view, move or event was checked',
  'unknown fields refused': 'no schema refused an unknown field',
  'moves judged on views': 'allMoves gave no move to ask a view about',
  'slots hidden by views': 'no view hides anything with null',
  'slots scrambled': 'scramble changed nothing but the seed',
  'events scrambled': 'scrambleEvent changed no event after the opening',
  'events compared in two worlds': 'no event was compared before one that reveals something',
  'events compared after a reveal': 'no two worlds revealed the same',
  'events folded onto views': 'no viewer learned of an event',
  'worlds imagined': 'no position was reached',
  'worlds that may differ': 'scramble gave no other world than the one played',
  'small positions': 'the kit has no small position with more than one world',
  'slots compared with even worlds': 'the kit deals no even world',
  'pairs of slots compared': 'the kit deals no even world with two hidden slots in a list',
  'simultaneous moves': 'no step with two actors was reached',
  'invariants checked': 'the kit has no invariants',
  'rankings compared': 'the kit has no compare, or no game ended',
  'uses of chance': 'no game used chance',
  'sites of chance': 'the kit has no sites, or no game used chance',
  'moves judged by the book': 'allMoves gave no move to ask the book about',
  'results judged by the book': 'no move was played',
  'choices compared in two worlds': 'no bot had to move',
} as const satisfies { readonly [what: string]: string };

/** A kind of evidence that a law judges. */
export type Evidence = keyof typeof EVIDENCE;

/** The evidence that a law has judged, and the kinds that it could not judge, for reasons that the kit names. */
export interface Proof {
  /** The number of the law, 1 to 12. */
  readonly law: number;
  /** The law in a sentence. */
  readonly name: string;
  /** The amount judged of each kind. */
  readonly judged: { readonly [What in Evidence]?: number };
  /** The kinds not judged, with the reason from the kit. */
  readonly notProven: { readonly [What in Evidence]?: string };
}

/** Counts evidence that was judged. */
export type Judged = (what: Evidence, times?: number) => void;

/** @throws RangeError if a reason is for something that no law judges, or is not a string. */
export function requireKnown(reasons: object | undefined): void {
  for (const [what, reason] of Object.entries(reasons ?? {})) {
    if (!Object.hasOwn(EVIDENCE, what)) {
      throw new RangeError(`kit.notProven: expected one of ${Object.keys(EVIDENCE).join(', ')}; got ${what}`);
    }
    if (typeof reason !== 'string' || reason === '') {
      throw new RangeError(`kit.notProven['${what}']: expected the reason in words, got ${shortJson(reason)}`);
    }
  }
}
