import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type AnyViolation, explain, type GameTypes, describe as say } from 'hencoop';
import { type AnyGame, LANGUAGES, type Language } from 'hencoop/games';
import { read, SEAT_LOG } from 'hencoop/record';
import type { Kit } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { tries } from '../../support/effort.js';
import { ENTRIES, IDS, loadGame, wordsOf } from '../../support/games.js';
import { play } from '../record/played.js';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

function expectSentence(sentence: string): void {
  expect(sentence).toMatch(/^[^\s].*[.!?]$/);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\./);
}

/** English words that no other language shares. */
function expectNoEnglish(translated: string, english: string): void {
  expect(translated).not.toBe(english);
  // Field names are in backticks, step names in quotes.
  expect(translated.replaceAll(/`[^`]*`|'[^']*'/g, '')).not.toMatch(/\b(?:seat|you|cards?|draws?|plays?|is|are|of)\b/i);
}

describe.each(IDS)('the locales of %s', async (id) => {
  const { game, kit } = await loadGame(id);
  const words = await wordsOf(id);
  // Every language has texts in this map, and every locale has a game.
  const locales = Object.fromEntries(LANGUAGES.map((language) => [language, words[language].game])) as Record<
    Language,
    (typeof words)[Language]['game']
  >;

  let found: ReadonlyMap<string, AnyViolation[]> | undefined;

  it.each(LANGUAGES)('name their language, %s', (language) => {
    expect(locales[language].common.language).toBe(language);
  });

  it.each(OTHERS)('describe every move and event to every viewer, in %s', (language) => {
    const how = fc.record({
      setup: fc.constantFrom(...kit.setups),
      seed: fc.string(),
      policy: fc.constantFrom('', ...Object.keys(kit.policies ?? {})),
      max: fc.constant(300),
    });
    fc.assert(
      fc.property(how, ({ setup, ...rest }) => {
        const { moves, events } = play(game, kit, setup, rest);
        const toEnglish = new Map<string, string>();
        for (const viewer of [0, setup.seats - 1, null]) {
          const redacted = events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
          for (const described of [...moves, ...events, ...redacted]) {
            toEnglish.set(say(described, viewer, locales[language]), say(described, viewer, locales.en));
          }
        }
        for (const [translated, english] of toEnglish) {
          expectSentence(translated);
          expectSentence(english);
          expectNoEnglish(translated, english);
        }
      }),
      { numRuns: tries(10) },
    );
  });

  it.each(LANGUAGES)('describe a whole game as a seat saw it, in %s', async (language) => {
    // The seat log in the corpus with the most types of events.
    const folder = join('test/corpus/0.1.0', id);
    const logs = readdirSync(folder)
      .filter((file) => file.endsWith('.seat-log.json'))
      .map((file) => read(JSON.parse(readFileSync(join(folder, file), 'utf8')), ENTRIES))
      .flatMap((reading) => (reading.ok && reading.stored.format === SEAT_LOG ? [reading.stored] : []))
      .filter(({ viewer }) => viewer !== null);
    const types = logs.map(({ events }) => new Set(events.map(({ type }) => type)).size);
    const richest = logs[types.lastIndexOf(Math.max(...types))];
    if (richest === undefined) throw new Error('the corpus has a seat log');
    const sentences = richest.events.map((event) => say(event, richest.viewer, locales[language]));
    await expect(`${sentences.join('\n')}\n`).toMatchFileSnapshot(`sentences/${id}.${language}.txt`);
  });

  it.each(OTHERS)('explain every clause that refuses a move, in %s', (language) => {
    const clauses = (language: Language) =>
      Object.keys({ ...locales[language].common.refusals, ...locales[language].refusals }).sort();
    expect(clauses(language)).toEqual(clauses('en'));
    found ??= violationsIn(game, kit);
    const violations = new Map(found);
    for (const further of FURTHER) {
      if (clauses('en').includes(further.clause)) violations.set(further.clause, [further]);
    }
    expect([...violations.keys()].sort()).toEqual(clauses('en'));
    for (const [clause, ofClause] of violations) {
      for (const violation of ofClause) {
        const [translated, english] = [explain(violation, locales[language]), explain(violation, locales.en)];
        expect(translated.startsWith(`${clause}${locales[language].common.colon}`)).toBe(true);
        expect(english.startsWith(`${clause}: `)).toBe(true);
        for (const sentence of [translated, english]) expectSentence(sentence);
        expectNoEnglish(translated, english);
      }
    }
  });
});

/** Refusals that random games may never produce: Chicken has one type of step, and BC-2.3 refuses whole orders, not moves. */
const FURTHER: readonly AnyViolation[] = [
  { clause: 'G-3', params: { step: 'turn' } },
  { clause: 'BC-2.3', params: { missing: [1, 20] } },
  { clause: 'CR-5.2a', params: { end: 'west' } },
];

/** Different violations by clause, from moves tried in random games. */
function violationsIn(game: AnyGame, kit: Kit<GameTypes>): Map<string, AnyViolation[]> {
  const violations = new Map<string, Map<string, AnyViolation>>();
  const tryMove = (state: GameTypes['State'], move: unknown) => {
    const violation = game.whyNot(state, move);
    if (violation === null) return;
    const known = violations.get(violation.clause) ?? new Map<string, AnyViolation>();
    known.set(JSON.stringify(violation.params), violation);
    violations.set(violation.clause, known);
  };
  for (const setup of kit.setups) {
    for (const policy of ['', ...Object.keys(kit.policies ?? {})]) {
      const { states } = play(game, kit, setup, { seed: `violations-${policy}`, policy, max: 400 });
      const step = Math.max(1, Math.floor(states.length / 12));
      for (const [index, state] of states.entries()) {
        if (index % step !== 0 && !game.isOver(state)) continue;
        for (const move of kit.allMoves(state)) tryMove(state, move);
        for (const none of [null, { seat: 0 }, { seat: 9, type: 'play' }]) tryMove(state, none);
      }
    }
  }
  return new Map([...violations].map(([clause, found]) => [clause, [...found.values()]]));
}
