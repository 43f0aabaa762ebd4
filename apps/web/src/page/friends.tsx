import { GAMES } from 'hencoop/games';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../protocol.js';
import { words } from './app.js';
import { coverOf } from './cover.js';
import { HomeLink } from './homeLink.js';
import { lazy } from './lazy.js';
import { findServer, hasServer } from './online/server.js';
import { type Company, hashOf } from './router.js';
import { Scene } from './scene.js';

const OnlineHome = lazy(async () => (await import('./online/onlineHome.js')).OnlineHome);

/** The ways to play with friends: at this device, online by links, or around this screen. */
export function FriendsScreen({ onError }: { readonly onError: (error: unknown) => void }) {
  const { friends } = words();
  const [game, setGame] = useState<GameId>('chicken');
  useEffect(() => void findServer(), []);
  const companies: readonly Company[] = hasServer.value ? ['device', 'link', 'screen'] : ['device'];
  return (
    <main class="friends grows">
      <Scene
        corner={<HomeLink />}
        title={friends.title}
        sentence={hasServer.value ? friends.comeBack : friends.noServer}
        keys={null}
      >
        <ul class="doors">
          {companies.map((company) => (
            <li key={company} class="paper door">
              <svg viewBox="0 0 200 120" aria-hidden="true">
                {DRAWINGS[company]}
              </svg>
              <div class="what">
                <h2>{friends.doors[company].title}</h2>
                <p>{friends.doors[company].line}</p>
              </div>
              <a
                class={company === 'device' ? 'button main' : 'button'}
                href={hashOf({ page: 'setup', game, company })}
                aria-label={`${friends.doors[company].title}: ${friends.doors[company].key}`}
              >
                {friends.doors[company].key}
              </a>
            </li>
          ))}
        </ul>
        <fieldset class="pick">
          <legend>{friends.game}</legend>
          {GAMES.map(({ id, title }) => (
            <label key={id} data-game={id} data-cover={coverOf(id)}>
              <input type="radio" name="game" checked={id === game} onChange={() => setGame(id)} />
              <img src={`./games/${id}.svg`} alt="" width="244" height="172" />
              {title}
            </label>
          ))}
        </fieldset>
        {hasServer.value && (
          <div class="paper tables">
            <OnlineHome onError={onError} />
          </div>
        )}
      </Scene>
    </main>
  );
}

const screen = (x: number, y: number, width: number, height: number) => (
  <>
    <rect class="frame" x={x} y={y} width={width} height={height} rx="8" />
    <rect class="ground" x={x + 5} y={y + 5} width={width - 10} height={height - 10} rx="4" />
    <rect class="wood" x={x + 5} y={y + height * 0.68} width={width - 10} height={height * 0.32 - 5} rx="3" />
  </>
);

const face = (seat: number, x: number, y: number, size: number) => (
  <image href={`./faces/seat-${seat}.svg`} x={x} y={y} width={size} height={size} />
);

const DRAWINGS: { readonly [Name in Company]: ComponentChildren } = {
  device: (
    <>
      {screen(56, 18, 88, 68)}
      {face(0, 6, 36, 42)}
      {face(1, 152, 36, 42)}
      {face(2, 79, 72, 42)}
    </>
  ),
  link: (
    <>
      {screen(12, 14, 50, 90)}
      {screen(138, 14, 50, 90)}
      {face(0, 21, 30, 32)}
      {face(1, 147, 30, 32)}
      <path class="way" d="M70 54C88 30 112 30 130 54" />
      <rect class="chain" x="78" y="58" width="44" height="26" rx="13" />
      <path class="way" d="M90 71h20" />
    </>
  ),
  screen: (
    <>
      {screen(18, 12, 122, 82)}
      {face(0, 40, 24, 34)}
      {face(1, 84, 24, 34)}
      {screen(148, 42, 40, 70)}
      {face(2, 156, 54, 24)}
    </>
  ),
};
