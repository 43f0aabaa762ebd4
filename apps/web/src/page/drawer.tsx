import type { ElementLocale } from 'hencoop/element';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { change, settings, words } from './app.js';
import { Check, Dialog } from './dialog.js';
import { TABS, type Tab } from './drawerTab.js';
import { History } from './history.js';
import { Rules } from './rules.js';
import type { Session } from './session/session.js';
import { SPEEDS } from './settings.js';
import { Switches } from './switches.js';
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

/** History, rules and settings of a game. */
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
        {tab.value === 'rules' && (
          <Rules game={session.game.id} clause={clause.value} step={session.view.value.step.type} />
        )}
        {tab.value === 'settings' && <SettingsTab onKeys={onKeys} />}
      </div>
    </>
  );
}

function Tabs({ tab, onChoose }: { readonly tab: Tab; readonly onChoose: (tab: Tab) => void }) {
  const texts = words().drawer;
  const list = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={list}
      class="tabs"
      role="tablist"
      aria-label={texts.title}
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
          {texts[each]}
        </button>
      ))}
    </div>
  );
}

function SettingsTab({ onKeys }: { readonly onKeys: () => void }) {
  const texts = words().settings;
  const { speed, confirm, hints, coach, memory, sound } = settings.value;
  return (
    <div class="settings">
      <Switches />
      <label>
        {texts.speed}
        <select
          value={String(speed)}
          onChange={({ currentTarget: { value } }) => {
            const chosen = SPEEDS.find((each) => String(each) === value);
            if (chosen !== undefined) change({ speed: chosen });
          }}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={String(each)}>
              {texts.speeds[each]}
            </option>
          ))}
        </select>
      </label>
      <Check label={texts.confirm} on={confirm} onChange={(on) => change({ confirm: on })} />
      <Check label={texts.hints} on={hints} onChange={(on) => change({ hints: on })} />
      <Check label={words().coach.setting} on={coach} onChange={(on) => change({ coach: on })} />
      <Check label={texts.memory} on={memory} onChange={(on) => change({ memory: on })} />
      <Check label={texts.sound} on={sound} onChange={(on) => change({ sound: on })} />
      <button type="button" onClick={onKeys}>
        {texts.keys}
      </button>
    </div>
  );
}
