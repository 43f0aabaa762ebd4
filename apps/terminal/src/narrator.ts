import { describe, type GameTypes, type Seat } from 'hencoop';
import { paragraph, scoreLine } from './lines.js';
import type { TerminalGame } from './terminalGame.js';

/** Narrates a game to one viewer. Like any client, it holds a view and folds what the viewer learns over it. */
export interface Narrator {
  /** The next events in sentences; '' if there are none. */
  readonly narrate: (events: readonly GameTypes['RedactedEvent'][]) => string;
  /** The current table as the viewer sees it; `null` before the opening. */
  readonly table: () => GameTypes['View'] | null;
}

/**
 * Events that are narrated together make one paragraph, which is cut where the scores change, so that the scores stand
 * between the end of a round and the next deal. The events begin with the opening, or continue the position `from`.
 */
export function narrator(
  { game, words, say }: TerminalGame,
  viewer: Seat | null,
  from: GameTypes['State'] | null = null,
): Narrator {
  let view = from === null ? null : game.view(from, viewer);
  return {
    table: () => (view === null ? null : game.view(view, viewer)),
    narrate(events) {
      const paragraphs: string[] = [];
      let sentences: string[] = [];
      let scores: readonly number[] | null = null;
      const pause = () => {
        if (sentences.length > 0) paragraphs.push(paragraph(sentences));
        if (scores !== null) paragraphs.push(`${scoreLine(say, scores, viewer)}\n`);
        sentences = [];
        scores = null;
      };
      for (const event of events) {
        const after: GameTypes['View'] = game.evolve(view, event);
        const scored = view !== null && !sameNumbers(game.score(view), game.score(after));
        if (scores !== null && !scored) pause();
        sentences.push(describe(event, viewer, words.game));
        if (scored) scores = game.score(after);
        view = after;
      }
      pause();
      return paragraphs.join('\n');
    },
  };
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  return a.every((number, index) => number === b[index]);
}
