// What counts for a seat: its open cards, dice and the like, each with its points.
import type { ScoreItem } from 'hencoop/games';
import type { SvgNode } from 'hencoop/svg';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from './app.js';
import { type Drawn, FLIGHT, isStill, type Row } from './counting.js';
import { drawing } from './drawing.js';
import { signedText } from './numbers.js';

/** The items of a row. Each lifts when it is counted, and its number flies to the sum of the row. */
export function Items({ row, session, view, locale }: Drawn & { readonly row: Row }) {
  const list = useRef<HTMLUListElement>(null);
  const { items, lifted } = row;
  useLayoutEffect(() => {
    const item = list.current?.children[lifted - 1];
    if (lifted > 0 && item !== undefined && !isStill()) fly(item);
  }, [lifted]);
  const draw = (card: unknown) => session.game.element.cardScene(view, card, { width: 60, locale: locale.game }).root;
  return (
    <ul class="items" ref={list}>
      {items.map((item, index) => (
        <li key={index} class={index < lifted ? 'counted' : ''}>
          <Item item={item} draw={draw} />
          <b>{signedText(item.points)}</b>
        </li>
      ))}
    </ul>
  );
}

function fly(item: Element): void {
  const number = item.querySelector('b');
  const goal = item.closest('li.score')?.querySelector('.sum b');
  if (number === null || goal === null || goal === undefined) return;
  const [from, to] = [number.getBoundingClientRect(), goal.getBoundingClientRect()];
  const flying = number.cloneNode(true);
  // A copy of an element.
  item.append(flying);
  if (!(flying instanceof HTMLElement)) return;
  flying.ariaHidden = 'true';
  flying.className = 'flying';
  const way = `translate(${to.left - from.left}px, ${to.top - from.top}px)`;
  flying
    .animate([{}, { transform: way, opacity: 0.6 }], { duration: FLIGHT / settings.value.speed, easing: 'ease-out' })
    .finished.catch(() => {})
    .then(() => flying.remove());
}

function Item({ item, draw }: { readonly item: ScoreItem; readonly draw: (card: unknown) => SvgNode }) {
  const { cards, pictures = [], words } = item;
  const [card] = cards;
  return (
    <>
      {cards.length > 0 && (
        <span class={`open deep${Math.min(3, cards.length)}`}>
          <span class="drawing">{drawing(draw(card))}</span>
          {cards.length > 1 && <em>×{cards.length}</em>}
        </span>
      )}
      {pictures.length > 0 && (
        <span class="rolled">
          {pictures.map((picture, index) => (
            <span key={index} class="drawing">
              {drawing(picture)}
            </span>
          ))}
        </span>
      )}
      {words !== undefined && <span class={pictures.length > 0 ? 'unseen' : 'what'}>{words}</span>}
    </>
  );
}
