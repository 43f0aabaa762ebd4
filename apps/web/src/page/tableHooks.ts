// The hooks of a game's screen: language, window width, keys, drawer.

import { effect, type Signal, useSignal } from '@preact/signals';
import type { ElementLocale } from 'hencoop/element';
import { useEffect, useState } from 'preact/hooks';
import { settings } from './app.js';
import type { Tab } from './drawerTab.js';
import { type OpenedGame, WIDE } from './openGame.js';
import { loadLocale } from './pageGame.js';
import { hasCoach, wakeCoach } from './session/coach.js';
import { askHint, closeHint } from './session/hint.js';
import type { Session } from './session/session.js';
import { undo } from './session/snapshot.js';
import { isTyping } from './typing.js';

/** The texts of the game in the language of the settings, once loaded. */
export function useLocale({ session, locale }: OpenedGame, onError: (error: unknown) => void): ElementLocale {
  const [loaded, setLoaded] = useState(locale);
  const { language } = settings.value;
  useEffect(() => {
    let wanted = true;
    loadLocale(session.game.id, language).then((other) => wanted && setLoaded(other), onError);
    return () => {
      wanted = false;
    };
  }, [language]);
  return loaded;
}

/** Whether the window is wide enough for the drawer next to the table. */
export function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const changed = () => setIsWide(query.matches);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, []);
  return isWide;
}

/** Whether the player can ask for a hint. */
export function mayAskHint({ actors, coach, events, match, past, purpose, shown, viewer }: Session): boolean {
  return (
    settings.value.hints &&
    purpose === 'play' &&
    match?.mayMove.value !== false &&
    past.value === null &&
    coach.value === null &&
    viewer.value !== null &&
    shown.value === events.value.length &&
    actors.value.includes(viewer.value)
  );
}

/** The keys for a hint and for undo. */
export function useKeys(session: Session): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (isTyping(event) || document.querySelector('dialog[open]') !== null) return;
      if (event.key === 'h' && mayAskHint(session)) void askHint(session);
      if (event.key === 'Escape') closeHint(session);
      if (event.key === 'u' && session.canUndo.peek()) void undo(session);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [session]);
}

/** Wakes the coach once the table is on the screen, if there is one. */
export function useCoach(session: Session): void {
  const { coach } = settings.value;
  const onScreen = session.onScreen.value;
  useEffect(() => {
    if (onScreen && hasCoach(session)) void wakeCoach(session);
  }, [onScreen, coach]);
}

/** Reports the refusals of a session. */
export function useRefusals(session: Session, onError: (error: unknown) => void): void {
  useEffect(
    () =>
      effect(() => {
        if (session.refusal.value !== null) onError(session.refusal.value);
      }),
    [session],
  );
}

/** The state of the drawer: whether it is open over the table, and its content. */
export interface DrawerState {
  readonly isOpen: Signal<boolean>;
  readonly tab: Signal<Tab>;
  /** The clause to open the rules at; `null` for the clauses of the current step. */
  readonly clause: Signal<string | null>;
}

export function useDrawer(): DrawerState {
  return { isOpen: useSignal(false), tab: useSignal<Tab>('history'), clause: useSignal<string | null>(null) };
}

/** Opens the drawer; `clause` is for the tab of the rules. */
export function openDrawer(drawer: DrawerState, tab: Tab, clause: string | null = null): void {
  drawer.clause.value = clause;
  drawer.tab.value = tab;
  drawer.isOpen.value = true;
}

export function closeDrawer(drawer: DrawerState): void {
  drawer.isOpen.value = false;
}
