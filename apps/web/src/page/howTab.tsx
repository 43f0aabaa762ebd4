import { label, labelValue } from 'hencoop';
import type { ElementLocale } from 'hencoop/element';
import { words } from './app.js';
import { HowToParts } from './lesson/howToPlay.js';
import { Rules } from './rules.js';
import type { Session } from './session/session.js';

/** The number of moves up to which each is named. */
const MOST_NAMED = 6;

/** How to play: what the player can do now, the game with pictures, and the numbered rules one tap behind. */
export function HowTab({
  session,
  locale,
  clause,
}: {
  readonly session: Session;
  readonly locale: ElementLocale;
  /** The clause to open the rules at, or `null`. */
  readonly clause: string | null;
}) {
  const texts = words().rules;
  const { game, view } = session;
  const choices = choicesOf(session, locale);
  return (
    <div class="how">
      {choices.length > 0 && clause === null && (
        <section class="matters">
          <h3>{texts.now}</h3>
          <ul>
            {choices.map((choice) => (
              <li key={choice}>{choice}</li>
            ))}
          </ul>
        </section>
      )}
      {clause === null && <HowToParts game={game.id} />}
      <details key={clause} open={clause !== null}>
        <summary>{texts.exact}</summary>
        <Rules game={game.id} clause={clause} step={view.value.step.type} />
      </details>
    </div>
  );
}

/** What the viewer can do now, in words: each move, or the kinds of moves if there are many. */
function choicesOf({ actors, game, past, view, viewer }: Session, { labels }: ElementLocale): readonly string[] {
  const seat = viewer.value;
  if (seat === null || past.value !== null || !actors.value.includes(seat)) return [];
  const moves = game.rules.legalMoves(view.value);
  const named = new Set(moves.map((move) => label(move, labels, { view: view.value })));
  if (named.size <= MOST_NAMED) return [...named];
  const types = new Set(moves.map(({ type }) => type));
  return Array.from(types, (type) => labelValue('type', type, labels));
}
