import type { ElementLocale } from 'hencoop/element';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Move, ReviewedDecision } from '../protocol.js';
import { words } from './app.js';
import { moveLabel } from './reviewWords.js';
import type { Session } from './session/session.js';

/** Which of the two moves a flag names, and where on the screen. */
interface Flag {
  readonly isBetter: boolean;
  readonly left: number;
  readonly top: number;
  /** Whether the table marks the move, so that the flag need not name it. */
  readonly isMarked: boolean;
}

/** On the table, at what the played and the better move touch: which is which. A move without a place is named at the hand. */
export function ReviewFlags({
  session,
  decision,
  locale,
}: {
  readonly session: Session;
  readonly decision: ReviewedDecision;
  readonly locale: ElementLocale;
}) {
  const [flags, setFlags] = useState<readonly Flag[]>([]);
  useLayoutEffect(() => {
    const root = session.element?.shadowRoot;
    if (root == null) return;
    const find = () => setFlags(flagsIn(root, decision));
    // The table draws the marks, and moves its zones, later.
    const observer = new MutationObserver(find);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['data-state', 'style'] });
    find();
    addEventListener('resize', find);
    return () => {
      observer.disconnect();
      removeEventListener('resize', find);
    };
  }, [session, decision]);
  const texts = words().review;
  const view = session.timeline.value.at(decision.before);
  // Without the price.
  const nameOf = (move: Move) => moveLabel(move, view, locale).split(' (')[0];
  return (
    <>
      {flags.map(({ isBetter, left, top, isMarked }) => {
        const [text, move] = isBetter ? [texts.flags.better, decision.best] : [texts.flags.played, decision.move];
        return (
          <b
            key={String(isBetter)}
            aria-hidden="true"
            class={`flag${isBetter ? ' good' : ''}${isMarked ? '' : ' named'}`}
            style={{ left: `${left}px`, top: `${top}px` }}
          >
            {isMarked ? text : `${text}${locale.game.common.colon}${nameOf(move)}`}
          </b>
        );
      })}
    </>
  );
}

/** About half the width of a flag with a name, in pixels. */
const HALF = 90;

/**
 * Above what the better move touches, and below what the played move touches. A move that touches nothing has its flag
 * at the hand, at the edge where the other one has none.
 */
function flagsIn(root: ShadowRoot, { loss }: ReviewedDecision): readonly Flag[] {
  const flagAt = (state: string, isBetter: boolean): Flag | null => {
    const [thing] = ['.middle', '.own', '.others'].flatMap((zone) => [
      ...root.querySelectorAll(`${zone} [data-state~="${state}"]`),
    ]);
    const isMarked = thing !== undefined;
    const box = (thing ?? root.querySelector('.own'))?.getBoundingClientRect();
    if (box === undefined) return null;
    const middle = box.left + box.width / 2;
    // A named flag is wider than a narrow hand at the edge.
    const left = isMarked ? middle : Math.min(Math.max(middle, HALF), innerWidth - HALF);
    return { isBetter, left, top: isBetter ? box.top : box.bottom, isMarked };
  };
  const flags = loss > 0 ? [flagAt('picked', true), flagAt('open', false)] : [];
  return flags.filter((flag) => flag !== null);
}
