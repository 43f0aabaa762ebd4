import type { Signal } from '@preact/signals';
import { botName } from 'hencoop/bots';
import { de } from 'hencoop/bots/de';
import { en } from 'hencoop/bots/en';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Player } from '../protocol.js';
import { change, settings, words } from './app.js';
import { Check, Dialog, Icon } from './dialog.js';
import { ShareDialog, saveFile } from './files.js';
import type { Speech } from './games.js';
import { Switches } from './home.js';
import { later } from './later.js';
import { namesOf } from './names.js';
import { Rules } from './rules.js';
import type { Session } from './session.js';
import { SPEEDS } from './settings.js';
import type { Tab } from './tableScreen.js';

const OnlineDrawer = later(async () => (await import('./online/onlineDrawer.js')).OnlineDrawer);

const TABS: readonly Tab[] = ['history', 'rules', 'settings'];

/** The drawer where it lies over the table. */
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

/** History, rules and settings of a table. */
export function Drawer(props: {
  readonly session: Session;
  readonly speech: Speech;
  readonly tab: Signal<Tab>;
  /** The clause that the rules open at; `null` for those of the step of play. */
  readonly clause: Signal<string | null>;
  readonly onKeys: () => void;
  readonly onError: (error: unknown) => void;
}) {
  const { session, speech, tab, clause, onKeys, onError } = props;
  const texts = words().drawer;
  const tabs = useRef<HTMLDivElement>(null);
  const choose = (chosen: Tab) => {
    clause.value = null;
    tab.value = chosen;
  };
  return (
    <>
      <div
        ref={tabs}
        class="tabs"
        role="tablist"
        aria-label={texts.title}
        onKeyDown={(event) => {
          const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          if (by === undefined) return;
          const next = TABS[(TABS.indexOf(tab.value) + by + TABS.length) % TABS.length] ?? 'history';
          choose(next);
          tabs.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
        }}
      >
        {TABS.map((each) => (
          <button
            key={each}
            id={`tab-${each}`}
            type="button"
            role="tab"
            aria-selected={tab.value === each}
            aria-controls="tab-panel"
            tabIndex={tab.value === each ? 0 : -1}
            onClick={() => choose(each)}
          >
            {texts[each]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must take the keyboard */}
      <div id="tab-panel" class="panel" role="tabpanel" aria-labelledby={`tab-${tab.value}`} tabIndex={0}>
        {tab.value === 'history' && <History session={session} speech={speech} onError={onError} />}
        {tab.value === 'rules' && (
          <Rules game={session.game.id} clause={clause.value} step={session.view.value.step.type} />
        )}
        {tab.value === 'settings' && <SettingsTab onKeys={onKeys} />}
      </div>
    </>
  );
}

/** How many events the history shows at first. */
const LATEST = 60;

function History({
  session,
  speech,
  onError,
}: {
  readonly session: Session;
  readonly speech: Speech;
  readonly onError: (error: unknown) => void;
}) {
  const texts = words().drawer;
  const [all, setAll] = useState(false);
  const [sharing, setSharing] = useState<'game' | 'position' | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const shown = session.shown.value;
  const past = session.past.value;
  const now = past ?? shown;
  const looker = session.looker.value;
  const describe = speech.named(session.names);
  const events = session.events.value.slice(0, shown);
  const first = all || past !== null ? 0 : Math.max(0, events.length - LATEST);
  const over = session.ranking.value !== null || session.purpose === 'lookBack';
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [now]);
  return (
    <>
      <Players session={session} />
      {session.online !== null && <OnlineDrawer online={session.online} onError={onError} />}
      {session.purpose !== 'position' && (
        <div class="replay">
          <input
            type="range"
            aria-label={texts.step}
            min={1}
            max={Math.max(1, events.length)}
            value={now}
            onInput={({ currentTarget: { value } }) => session.goTo(Number(value))}
          />
          <div class="buttons">
            <Step name="first" label={texts.first} onClick={() => session.goTo(1)} />
            <Step name="back" label={texts.back} onClick={() => session.goTo(now - 1)} />
            <Step
              name={session.playing.value ? 'pause' : 'play'}
              label={session.playing.value ? texts.pause : texts.replay}
              onClick={session.togglePlaying}
            />
            <Step
              name="forward"
              label={texts.forward}
              onClick={() => session.goTo(now + 1 >= shown ? null : now + 1)}
            />
            {past !== null && (
              <button type="button" onClick={() => session.goTo(null)}>
                {texts.now}
              </button>
            )}
          </div>
        </div>
      )}
      {over && session.online === null && session.purpose !== 'replay' && <SeenBy session={session} />}
      {events.length === 0 && <p class="quiet">{texts.nothing}</p>}
      {first > 0 && (
        <button type="button" class="plain" onClick={() => setAll(true)}>
          {texts.earlier}
        </button>
      )}
      <ol class="history" ref={list} start={first + 1}>
        {events.slice(first).map((event, index) => {
          const count = first + index + 1;
          return (
            <li key={count}>
              <button
                type="button"
                class={event.type === 'turnPassed' ? 'quiet' : ''}
                {...(count === now ? { 'aria-current': 'step' as const } : {})}
                onClick={() => session.goTo(count === shown ? null : count)}
              >
                {describe(event, looker)}
              </button>
            </li>
          );
        })}
      </ol>
      {/* What lies on a server is not the worker's to save. */}
      {session.online === null && (
        <div class="buttons">
          <button type="button" onClick={() => void saveFile().catch(onError)}>
            {texts.save}
          </button>
          <button type="button" onClick={() => setSharing('position')}>
            {texts.sharePosition}
          </button>
          {over && (
            <button type="button" onClick={() => setSharing('game')}>
              {texts.shareGame}
            </button>
          )}
        </div>
      )}
      {sharing !== null && <ShareDialog what={sharing} onClose={() => setSharing(null)} onError={onError} />}
    </>
  );
}

function Step({
  name,
  label,
  onClick,
}: {
  readonly name: Parameters<typeof Icon>[0]['name'];
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" class="icon" aria-label={label} onClick={onClick}>
      <Icon name={name} />
    </button>
  );
}

/** Who sits where, who plays for them, and how many points they have. */
function Players({ session }: { readonly session: Session }) {
  const texts = words().drawer;
  if (session.names.length === 0) return null;
  const scores = session.game.score(session.view.value);
  const language = settings.value.language === 'de' ? de : en;
  return (
    <section aria-labelledby="players">
      <h3 id="players">{texts.players}</h3>
      <ul class="players">
        {namesOf(session, words().table.you).map((name, seat) => {
          const player = session.players[seat] ?? '';
          return (
            <li key={seat}>
              <strong>{name}</strong> <span class="quiet">{playerText(player, language)}</span>
              <span class="points">{texts.points(scores[seat] ?? 0)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function playerText(player: Player, language: typeof de): string {
  if (player === 'person') return words().setup.person;
  return player === 'open' ? words().online.free : botName(language, player);
}

/** Once the game is over, it can be looked at from any seat. */
function SeenBy({ session }: { readonly session: Session }) {
  const texts = words().drawer;
  return (
    <label>
      {texts.seenBy}
      <select
        value={session.looker.value ?? ''}
        onChange={({ currentTarget: { value } }) => void session.look(value === '' ? null : Number(value))}
      >
        <option value="">{texts.spectator}</option>
        {Array.from({ length: session.view.value.seats }, (_, seat) => (
          <option key={String(seat)} value={seat}>
            {session.names[seat] ?? words().setup.seat(seat + 1)}
          </option>
        ))}
      </select>
    </label>
  );
}

function SettingsTab({ onKeys }: { readonly onKeys: () => void }) {
  const texts = words().settings;
  const { speed, confirm, hints, memory, sound } = settings.value;
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
      <Check label={texts.memory} on={memory} onChange={(on) => change({ memory: on })} />
      <Check label={texts.sound} on={sound} onChange={(on) => change({ sound: on })} />
      <button type="button" onClick={onKeys}>
        {texts.keys}
      </button>
    </div>
  );
}
