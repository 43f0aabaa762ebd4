import { useEffect, useErrorBoundary, useRef, useState } from 'preact/hooks';
import { Refused } from '../refused.js';
import { route, words } from './app.js';
import { Dialog } from './dialog.js';
import { begun } from './first.js';
import { Home } from './home.js';
import { later } from './later.js';
import { Play } from './play.js';
import { hashOf } from './router.js';

const Setup = later(async () => (await import('./setup.js')).Setup);
const RulesPage = later(async () => (await import('./rulesPage.js')).RulesPage);
const OnlinePlay = later(async () => (await import('./online/onlinePlay.js')).OnlinePlay);
const Keys = later(async () => (await import('./keys.js')).Keys);

/** The screen of the address, and what can lie over any screen. */
export function Page() {
  const [error, setError] = useState<string | null>(null);
  const [keys, setKeys] = useState(false);
  const fail = (thrown: unknown) => {
    const { refusals } = words();
    const type = thrown instanceof Refused ? thrown.refusal.type : 'failed';
    // Why a move is illegal is said on the table itself.
    setError(refusals[type === 'illegal' ? 'failed' : type]);
    if (!(thrown instanceof Refused)) console.error(thrown);
  };
  useErrorBoundary(fail);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event)) setKeys(true);
    };
    addEventListener('keydown', pressed);
    begun.catch(fail);
    return () => removeEventListener('keydown', pressed);
  }, []);
  const { page } = route.value;
  const left = useRef(page);
  useEffect(() => {
    if (left.current === page) return;
    left.current = page;
    document.querySelector<HTMLElement>('main, h1')?.scrollIntoView({ block: 'start' });
  }, [page]);
  return (
    <>
      <Screen onError={fail} onKeys={() => setKeys(true)} />
      {keys && <Keys onClose={() => setKeys(false)} />}
      {error !== null && (
        <Dialog title={words().error} onClose={() => setError(null)}>
          <p>{error}</p>
        </Dialog>
      )}
    </>
  );
}

/** Whether a key belongs to a field that somebody types in. */
export function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (target instanceof HTMLElement && target.matches('input:not([type=range]), select, textarea'))
  );
}

function Screen({ onError, onKeys }: { readonly onError: (error: unknown) => void; readonly onKeys: () => void }) {
  const to = route.value;
  switch (to.page) {
    case 'home':
      return <Home onError={onError} />;
    case 'setup':
      return <Setup key={to.game} game={to.game} onError={onError} />;
    case 'rules':
      return <RulesPage game={to.game} clause={to.clause} />;
    case 'online':
      return <OnlinePlay key={hashOf(to)} route={to} onError={onError} onKeys={onKeys} />;
    default:
      // Each table is a screen of its own: nothing of the last one is left.
      return <Play key={hashOf(to)} route={to} onError={onError} onKeys={onKeys} />;
  }
}
