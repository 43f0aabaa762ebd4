import type { ElementLocale } from 'hencoop/element';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Move, View } from '../protocol.js';
import { words } from './app.js';
import type { ShownTable } from './onZone.js';
import type { PageGame } from './pageGame.js';
import { moveLabel } from './reviewWords.js';

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
  table,
  game,
  view,
  locale,
  best,
  played,
}: {
  readonly table: ShownTable;
  readonly game: PageGame;
  readonly view: View;
  readonly locale: ElementLocale;
  readonly best: Move;
  readonly played: Move;
}) {
  const [flags, setFlags] = useState<readonly Flag[]>([]);
  useLayoutEffect(() => {
    const root = table.element?.shadowRoot;
    if (root == null) return;
    const find = () => setFlags(flagsIn(root));
    // The table draws the marks, and moves its zones, later.
    const observer = new MutationObserver(find);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['data-state', 'style'] });
    find();
    addEventListener('resize', find);
    return () => {
      observer.disconnect();
      removeEventListener('resize', find);
    };
  }, [table, best, played]);
  const texts = words().review;
  // Without the price.
  const nameOf = (move: Move) => moveLabel(move, view, locale, game).split(' (')[0];
  return (
    <>
      {flags.map(({ isBetter, left, top, isMarked }) => {
        const [text, move] = isBetter ? [texts.flags.better, best] : [texts.flags.played, played];
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

/** About half the width of a flag with a name, and of one without, in pixels. */
const HALF = { named: 90, marked: 40 } as const;

/**
 * Above what the better move touches, and below what the played move touches. A move that touches nothing has its flag
 * at the hand, at the edge where the other one has none.
 */
function flagsIn(root: ShadowRoot): readonly Flag[] {
  const flagAt = (state: string, isBetter: boolean): Flag | null => {
    const [thing] = ['.middle', '.own', '.others'].flatMap((zone) => [
      ...root.querySelectorAll(`${zone} [data-state~="${state}"]`),
    ]);
    const isMarked = thing !== undefined;
    const box = (thing ?? root.querySelector('.own'))?.getBoundingClientRect();
    if (box === undefined) return null;
    const middle = box.left + box.width / 2;
    // What it names may lie at the edge of the screen.
    const half = isMarked ? HALF.marked : HALF.named;
    const left = Math.min(Math.max(middle, half), innerWidth - half);
    return { isBetter, left, top: isBetter ? box.top : box.bottom, isMarked };
  };
  return [flagAt('picked', true), flagAt('open', false)].filter((flag) => flag !== null);
}
