import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { LANGUAGES, read, SEAT_LOG, describe as tell } from 'hencoop/record';
import { describe, expect, it } from 'vitest';
import { anyRoom, IDS, kitOf, play } from './house.js';

const said = (id: (typeof IDS)[number], told: unknown, viewer: number | null, language: 'en' | 'de') =>
  tell(id, told as never, viewer, language);

describe.each(IDS)('the sentences of %s', async (id) => {
  const kit = await kitOf(id);
  const { game } = anyRoom(id);

  it('are there for every move and event, to everybody, in every language', () => {
    const how = fc.record({
      setup: fc.constantFrom(...kit.setups),
      seed: fc.string(),
      policy: fc.constantFrom('', ...Object.keys(kit.policies ?? {})),
      most: fc.constant(300),
    });
    fc.assert(
      fc.property(how, ({ setup, ...rest }) => {
        const { moves, events } = play(id, kit, setup, rest);
        const pairs = new Map<string, string>();
        for (const viewer of [0, setup.seats - 1, null]) {
          const redacted = events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
          for (const told of [...moves, ...events, ...redacted]) {
            pairs.set(said(id, told, viewer, 'de'), said(id, told, viewer, 'en'));
          }
        }
        for (const [german, english] of pairs) {
          for (const sentence of [german, english]) {
            expect(sentence).toMatch(/^[^\s].*[.!?]$/);
            expect(sentence).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\./);
          }
          expect(german).not.toBe(english);
          expect(german).not.toMatch(/\b(?:seat|you|cards?|draws?|plays?|is|are|of)\b/i);
        }
      }),
      { numRuns: 10 },
    );
  });

  it.each(LANGUAGES)('tell a game as a seat saw it, in %s', async (language) => {
    // Of the corpus, the log of a seat in which the most kinds of things happen.
    const folder = join('test/corpus/0.1.0', id);
    const logs = readdirSync(folder)
      .filter((file) => file.endsWith('.seat-log.json'))
      .map((file) => read(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
      .flatMap((reading) => (reading.ok && reading.stored.format === SEAT_LOG ? [reading.stored] : []))
      .filter(({ viewer }) => viewer !== null);
    const kinds = logs.map(({ events }) => new Set(events.map(({ type }) => type)).size);
    const richest = logs[kinds.lastIndexOf(Math.max(...kinds))];
    if (richest === undefined) throw new Error('the corpus has a seat log');
    const story = richest.events.map((event) => said(id, event, richest.viewer, language));
    await expect(`${story.join('\n')}\n`).toMatchFileSnapshot(`golden/${id}.${language}.txt`);
  });
});
