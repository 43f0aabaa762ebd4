import type { ComponentChildren } from 'preact';
import { isDailyName } from '../dailyName.js';
import { settings, words } from './app.js';
import { Icon } from './dialog.js';
import { hashOf } from './router.js';
import { askHint } from './session/hint.js';
import type { Session } from './session/session.js';
import { undo } from './session/snapshot.js';
import { type DrawerState, mayAskHint, openDrawer } from './tableHooks.js';

/** Whether the player may take decisions back in this game. */
function mayEverUndo({ match, purpose, persons, saved }: Session): boolean {
  // Online, if the others agree.
  if (match !== null) return match.seat !== null;
  return purpose === 'play' && persons.length === 1 && saved !== null && !isDailyName(saved);
}

/** The bar above the table: the home link, the title, and the tools. */
export function TableBar({
  session,
  drawer,
  children,
}: {
  readonly session: Session;
  /** `null` if the drawer is next to the table. */
  readonly drawer: DrawerState | null;
  /** What the bar of an online match shows. */
  readonly children: ComponentChildren;
}) {
  const texts = words().table;
  const undone = session.undone.value;
  return (
    <header class="bar">
      <a class="icon" href={hashOf({ page: 'home' })} aria-label={texts.home}>
        <Icon name="home" />
      </a>
      <h1>{session.game.title}</h1>
      {undone > 0 && <span class="mark">{texts.undone(undone)}</span>}
      {children}
      <Tools session={session} />
      {drawer !== null && (
        <button
          type="button"
          class="icon"
          aria-label={texts.menu}
          aria-expanded={drawer.isOpen.value}
          onClick={() => openDrawer(drawer, drawer.tab.value)}
        >
          <Icon name="menu" />
        </button>
      )}
    </header>
  );
}

/** The hint and undo buttons, which keep their places while disabled. */
function Tools({ session }: { readonly session: Session }) {
  const texts = words().table;
  return (
    <>
      {session.purpose === 'play' && settings.value.hints && session.match?.seat !== null && (
        <button
          type="button"
          class="icon"
          aria-label={texts.hint}
          disabled={!mayAskHint(session)}
          onClick={() => void askHint(session)}
        >
          <Icon name="hint" />
        </button>
      )}
      {mayEverUndo(session) && (
        <button
          type="button"
          class="icon"
          aria-label={texts.undo}
          disabled={!session.canUndo.value || session.past.value !== null}
          onClick={() => void undo(session)}
        >
          <Icon name="undo" />
        </button>
      )}
    </>
  );
}
