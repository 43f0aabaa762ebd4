// The history by turn: whole games, as a player reads them.
import { expect, test } from 'vitest';
import { GAMES, type GameId, LANGUAGES, type Language } from '../../../src/games.js';
import { loadGame, loadLocale } from '../src/page/pageGame.js';
import { type Turn, turnsOf } from '../src/page/turns.js';
import type { RedactedEvent } from '../src/protocol.js';
import { shortOptions } from './page.js';

const NAMES = ['Ada', 'Berta', 'Frida', 'Gerda', 'Otto'];
const VIEWER = 0;

/** The events of a whole game that the viewer learns; each player takes some move by a fixed rule. */
async function playedGame(id: GameId) {
  const { rules } = await loadGame(id);
  const begun = rules.setupWithEvents({ seed: 'history', options: shortOptions(id) });
  let { state } = begun;
  const events = [...begun.events];
  for (let count = 0; !rules.isOver(state); count++) {
    const moves = rules.legalMoves(state);
    const move = moves[(count * 7 + 3) % moves.length];
    if (move === undefined) throw new Error('expected a legal move');
    const next = rules.tryApply(state, move);
    if (!next.ok) throw new Error(next.violation.clause);
    state = next.state;
    events.push(...next.events);
  }
  const learned = events.map((event) => rules.redact(event, VIEWER)).filter((event) => event !== null);
  return { rules, state, events: learned };
}

async function readIn(
  language: Language,
  id: GameId,
  events: readonly RedactedEvent[],
  viewer: number | null = VIEWER,
) {
  return turnsOf(events, { locale: await loadLocale(id, language), names: NAMES, viewer });
}

const written = ({ begins, seat, text }: Turn) => `${begins ? '\n' : ''}${seat === null ? '--' : seat} ${text}`;

test.each(GAMES.map(({ id }) => id))('a whole game of %s reads by turn', async (id) => {
  const { events } = await playedGame(id);
  const turns = await Promise.all(LANGUAGES.map((language) => readIn(language, id, events)));
  for (const [index, language] of LANGUAGES.entries()) {
    const text = `${(turns[index] ?? []).map(written).join('\n').trim()}\n`;
    await expect(text).toMatchFileSnapshot(`./history/${id}.${language}.txt`);
  }
});

test.each(GAMES.map(({ id }) => id))('every event of %s belongs to one turn, of the player who acted', async (id) => {
  const { events } = await playedGame(id);
  const turns = await readIn('en', id, events);
  expect(turns[0]?.first).toBe(0);
  expect(turns.at(-1)?.last).toBe(events.length);
  for (const [index, { first, last, seat }] of turns.entries()) {
    expect(first).toBe(index === 0 ? 0 : turns[index - 1]?.last);
    const doers = events.slice(first, last).flatMap((event) => ('seat' in event ? [event.seat] : []));
    expect(new Set(doers).size, JSON.stringify(events.slice(first, last))).toBeLessThanOrEqual(seat === null ? 0 : 1);
  }
  expect(turns.length).toBeLessThan(events.length);
});

test('a spectator reads names only, and a player reads you', async () => {
  const { events } = await playedGame('chicken');
  const [own] = (await readIn('en', 'chicken', events)).filter(({ seat }) => seat === VIEWER);
  const [seen] = (await readIn('en', 'chicken', events, null)).filter(({ seat }) => seat === VIEWER);
  expect([own?.name, seen?.name]).toEqual(['You', 'Ada']);
  expect(seen?.text.startsWith('Ada ')).toBe(true);
});
