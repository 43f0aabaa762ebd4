import type { Signal } from '@preact/signals';
import { words } from './app.js';
import { Icon } from './dialog.js';
import { hashOf } from './router.js';
import { askHint } from './session/hint.js';
import type { Session } from './session/session.js';
import { undo } from './session/snapshot.js';
import { type DrawerState, mayAskHint, openDrawer } from './tableHooks.js';

/** The bar above the table: the way home, the title, and what the player can ask for. */
export function TableBar({
  session,
  drawer,
  hasSeenEnd,
}: {
  readonly session: Session;
  /** `null` where the drawer stands next to the table. */
  readonly drawer: DrawerState | null;
  /** Shows the end of the game again; `null` before the end, and while it is shown. */
  readonly hasSeenEnd: Signal<boolean> | null;
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
      {mayAskHint(session) && (
        <button type="button" class="icon" aria-label={texts.hint} onClick={() => void askHint(session)}>
          <Icon name="hint" />
        </button>
      )}
      {session.canUndo.value && session.past.value === null && (
        <button type="button" class="icon" aria-label={texts.undo} onClick={() => void undo(session)}>
          <Icon name="undo" />
        </button>
      )}
      {hasSeenEnd !== null && (
        <button
          type="button"
          onClick={() => {
            hasSeenEnd.value = false;
          }}
        >
          {texts.result}
        </button>
      )}
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
