import fc from 'fast-check';
import { LANGUAGES, logOf, seatLogOf, describe as tell } from 'hencoop/record';
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
      most: fc.constant(400),
    });
    fc.assert(
      fc.property(how, ({ setup, ...rest }) => {
        const { moves, events } = play(id, kit, setup, rest);
        for (const viewer of [0, setup.seats - 1, null]) {
          const redacted = events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
          for (const told of [...moves, ...events, ...redacted]) {
            const sentences = LANGUAGES.map((language) => said(id, told, viewer, language));
            for (const sentence of sentences) {
              expect(sentence).toMatch(/^[^\s].*[.!?]$/);
              expect(sentence).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\./);
            }
            expect(sentences[1]).not.toBe(sentences[0]);
            expect(sentences[1]).not.toMatch(/\b(?:seat|you|the|cards?|draws?|plays?|is|are|of)\b/i);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('tell a game in German as a seat saw it', async () => {
    const setup = kit.setups.find(({ seats }) => seats === Math.min(3, game.seats.most)) ?? kit.setups[0];
    if (setup === undefined) throw new Error('a kit has set-ups');
    const policy = Object.keys(kit.policies ?? {})[0];
    const { events } = play(id, kit, setup, { seed: 'Henne', policy, most: 150 });
    const { events: learnt } = seatLogOf(logOf(id, events as never), 0);
    const story = learnt.map((event) => said(id, event, 0, 'de'));
    await expect(`${story.join('\n')}\n`).toMatchFileSnapshot(`golden/${id}.de.txt`);
  });
});
