import type { GameTypes, Seat } from 'hencoop';
import { paragraph, scoreLine } from './lines.js';
import type { Room } from './loop.js';

/** Tells a game to one viewer. Like any client it holds a view and folds what the viewer learns over it. */
export interface Storyteller<G extends GameTypes> {
  /** What happened next, in sentences: '' where it is nothing. */
  tell(learnt: readonly G['RedactedEvent'][]): string;
  /** What lies on the table now, as the viewer sees it; `null` before the opening. */
  table(): G['View'] | null;
}

/**
 * A paragraph for the events that are told together, cut where the scores have changed, so that they stand between the
 * end of a round and the next deal.
 */
export function storyteller<G extends GameTypes>({ game, describe }: Room<G>, viewer: Seat | null): Storyteller<G> {
  let view: G['View'] | null = null;
  return {
    table: () => (view === null ? null : game.view(view, viewer)),
    tell(learnt) {
      const told: string[] = [];
      let sentences: string[] = [];
      let scores: readonly number[] | null = null;
      const pause = () => {
        if (sentences.length > 0) told.push(paragraph(sentences));
        if (scores !== null) told.push(`${scoreLine(scores, viewer)}\n`);
        sentences = [];
        scores = null;
      };
      for (const event of learnt) {
        const after: G['View'] = game.evolve(view, event);
        const scored = view !== null && !sameNumbers(game.score(view), game.score(after));
        if (scores !== null && !scored) pause();
        sentences.push(describe(event, viewer));
        if (scored) scores = game.score(after);
        view = after;
      }
      pause();
      return told.join('\n');
    },
  };
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  return a.every((number, index) => number === b[index]);
}
