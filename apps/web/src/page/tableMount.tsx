import type { ElementLocale } from 'hencoop/element';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from './app.js';
import type { OpenedGame } from './openGame.js';
import { redraw } from './session/element.js';
import { type TableElement, tableElement } from './tableElement.js';

/** The place of the element. */
export function TableMount({
  opened,
  locale,
  onClause,
}: {
  readonly opened: OpenedGame;
  readonly locale: ElementLocale;
  readonly onClause: (clause: string) => void;
}) {
  const { session } = opened;
  const mount = useRef<HTMLDivElement>(null);
  const shown = useRef<TableElement | null>(null);
  useLayoutEffect(() => {
    if (mount.current === null) return;
    const taken = opened.takeElement() ?? tableElement(session, mount.current, locale);
    mount.current.append(taken.element);
    shown.current = taken;
    return () => {
      shown.current = null;
      taken.remove();
    };
  }, [session]);
  useLayoutEffect(() => {
    if (shown.current !== null) shown.current.onClause = onClause;
  });
  const { memory } = settings.value;
  const drawnWith = useRef(memory);
  useEffect(() => {
    if (drawnWith.current !== memory) redraw(session);
    drawnWith.current = memory;
  }, [memory]);
  useEffect(() => {
    const element = shown.current?.element;
    if (element !== undefined && element.locale !== locale) element.locale = locale;
  }, [locale]);
  return <div class="mount" ref={mount} />;
}
