import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Session } from './session/session.js';
import { until } from './session/wait.js';

/** A table on the page: of a session, or of a puzzle. */
export type ShownTable = Pick<Session, 'element' | 'waiting'>;

/** A part of the table with a zone of its own. */
export type ZoneName = 'hint' | 'question' | 'keys' | 'middle';

/** A box on the screen, as styles. */
type Place = { readonly [side in 'left' | 'top' | 'width' | 'height']: string };

const zoneIn = ({ element }: ShownTable, name: ZoneName) =>
  element?.shadowRoot?.querySelector<HTMLElement>(`.fit [part~="${name}"]`) ?? null;

function placeOf(session: ShownTable, name: ZoneName, said: number | null): Place | null {
  const zone = zoneIn(session, name)?.getBoundingClientRect();
  // A table without a viewer has no keys.
  if (zone === undefined || zone.width < 1) return null;
  const strip = said === null ? undefined : zoneIn(session, 'hint')?.getBoundingClientRect();
  const [up, down] = [spareAbove(zone, strip, said ?? 0), said === 0 ? spareBelow(zone, strip) : 0];
  const { left, top, width, height } = zone;
  return { left: `${left}px`, top: `${top - up}px`, width: `${width}px`, height: `${height + up + down}px` };
}

/** Between the strip and what takes its spare height, in pixels. */
const GAP = 3;

/** What the strip has to spare, if it lies above a zone and needs this height. */
function spareAbove(zone: DOMRect, strip: DOMRect | undefined, said: number): number {
  if (strip === undefined || strip.bottom > zone.top || strip.left > zone.left || strip.right < zone.left) return 0;
  return Math.max(0, zone.top - strip.top - said - GAP);
}

/** The whole height of the strip, if it lies right below a zone. */
function spareBelow(zone: DOMRect, strip: DOMRect | undefined): number {
  const isBelow = strip !== undefined && strip.top >= zone.bottom && strip.top < zone.bottom + 3 * GAP;
  return isBelow && strip.left < zone.left + GAP && strip.right > zone.right - GAP ? strip.bottom - zone.bottom : 0;
}

/**
 * Where a zone of the table lies on the screen; `null` if the table has none. With `said`, it takes all but this height
 * of the strip above.
 */
export function usePlace(session: ShownTable, name: ZoneName, said: number | null = null): Place | null {
  const [place, setPlace] = useState(() => placeOf(session, name, said));
  useLayoutEffect(() => {
    const find = () => setPlace(placeOf(session, name, said));
    const observer = new MutationObserver(find);
    let isWanted = true;
    until(session, () => session.element !== null).then(() => {
      if (!isWanted) return;
      // The table writes the places of its zones into their styles.
      const zone = zoneIn(session, name);
      if (zone !== null) observer.observe(zone, { attributeFilter: ['style'] });
      find();
    });
    addEventListener('resize', find);
    return () => {
      isWanted = false;
      observer.disconnect();
      removeEventListener('resize', find);
    };
  }, [session, name, said]);
  return place;
}

/** Shows its children on the wood in an empty zone of the table, or in a line below a table without that zone. */
export function OnZone({
  session,
  name,
  said,
  look,
  children,
}: {
  readonly session: ShownTable;
  readonly name: ZoneName;
  /** The height that the strip above needs, in pixels; without it, all of it. */
  readonly said?: number;
  readonly look: string;
  readonly children: ComponentChildren;
}) {
  const place = usePlace(session, name, said);
  const hasEnds = zoneIn(session, name)?.closest('.ends') != null;
  return (
    <div class={`${look} ${place === null ? 'below' : `over${hasEnds ? ' ends' : ''}`}`} style={place ?? undefined}>
      {children}
    </div>
  );
}

/** The smallest text, in pixels. */
const LEAST = 11.5;

/** Sets a text as large as its box allows: the box is as high as this many lines. */
export function Fitted({
  lines,
  focusKey,
  children,
}: {
  readonly lines: number;
  /** Takes the focus at first, and again when this changes; without it never. */
  readonly focusKey?: unknown;
  readonly children: ComponentChildren;
}) {
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = text;
    const box = current?.parentElement;
    if (current === null || box == null) return;
    const fit = () => {
      current.classList.remove('tight');
      for (let size = box.clientHeight / lines; ; size -= 0.5) {
        current.style.fontSize = `${Math.max(LEAST, size)}px`;
        if (size <= LEAST || current.scrollHeight <= box.clientHeight) break;
      }
      // Rather a sentence less than one that is cut off.
      current.classList.toggle('tight', current.scrollHeight > box.clientHeight + 1);
    };
    const resized = new ResizeObserver(fit);
    resized.observe(box);
    // Reasons may load later.
    const changed = new MutationObserver(fit);
    changed.observe(current, { subtree: true, childList: true, characterData: true });
    fit();
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [lines]);
  useLayoutEffect(() => {
    if (focusKey !== undefined) text.current?.focus();
  }, [focusKey]);
  return (
    <div class="fitted" tabIndex={focusKey === undefined ? undefined : -1} ref={text}>
      {children}
    </div>
  );
}
