import type { ElementLocale } from 'hencoop/element';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { words } from './app.js';
import { Dialog } from './dialog.js';
import { TABS, type Tab } from './drawerTab.js';
import { History } from './history.js';
import { HowTab } from './howTab.js';
import type { Session } from './session/session.js';
import { SettingsTab } from './settingsTab.js';
import type { DrawerState } from './tableHooks.js';

/** The drawer as a dialog over the table. */
export function DrawerDialog({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  return (
    <Dialog title={words().drawer.title} kind="drawer" onClose={onClose}>
      {children}
    </Dialog>
  );
}

/** How to play, the history and the settings of a game. */
export function Drawer(props: {
  readonly session: Session;
  readonly locale: ElementLocale;
  readonly drawer: DrawerState;
  readonly onKeys: () => void;
  readonly onError: (error: unknown) => void;
}) {
  const { session, locale, drawer, onKeys, onError } = props;
  const { tab, clause } = drawer;
  return (
    <>
      <Tabs
        tab={tab.value}
        onChoose={(chosen) => {
          clause.value = null;
          tab.value = chosen;
        }}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must take the keyboard */}
      <div id="tab-panel" class="panel" role="tabpanel" aria-labelledby={`tab-${tab.value}`} tabIndex={0}>
        {tab.value === 'history' && <History session={session} locale={locale} onError={onError} />}
        {tab.value === 'rules' && <HowTab session={session} locale={locale} clause={clause.value} />}
        {tab.value === 'settings' && <SettingsTab onKeys={onKeys} />}
      </div>
    </>
  );
}

function Tabs({ tab, onChoose }: { readonly tab: Tab; readonly onChoose: (tab: Tab) => void }) {
  const { drawer, rules, settings } = words();
  const names = { rules: rules.howTo, history: drawer.history, settings: settings.title };
  const list = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={list}
      class="tabs"
      role="tablist"
      aria-label={drawer.title}
      onKeyDown={(event) => {
        const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (by === undefined) return;
        const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length] ?? 'history';
        onChoose(next);
        list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
      }}
    >
      {TABS.map((each) => (
        <button
          key={each}
          id={`tab-${each}`}
          type="button"
          role="tab"
          aria-selected={tab === each}
          aria-controls="tab-panel"
          tabIndex={tab === each ? 0 : -1}
          onClick={() => onChoose(each)}
        >
          {names[each]}
        </button>
      ))}
    </div>
  );
}
