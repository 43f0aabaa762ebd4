import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { strongChance } from 'hencoop';
import { chicken } from 'hencoop/chicken';
import { checkDeal, commit, fairSeed } from 'hencoop/fair';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import vectors from './vectors.json' with { type: 'json' };

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const hasPython = spawnSync('python3', ['--version']).status === 0;

const { crypto } = globalThis;
/** The functions of `crypto` on a page, with https and without. */
const PAGES = { 'with https': crypto, 'without https': { getRandomValues: crypto.getRandomValues.bind(crypto) } };

describe.each(Object.entries(PAGES))('the test vectors, on a page %s', (_, functions) => {
  beforeEach(() => void vi.stubGlobal('crypto', functions));
  afterEach(() => void vi.unstubAllGlobals());

  it.each(vectors.deals.map((deal) => [deal.offer.commitment.slice(0, 8), deal] as const))(
    'deal %s',
    async (_, { offer: written, secret, pledges, contributions, offerText, seedText, seed }) => {
      expect(sha256(offerText)).toBe(written.commitment);
      expect(sha256(seedText)).toBe(seed);
      expect(written.format).toBe('hencoop/fair/1');
      // The JSON module types the options as a union, with `undefined` for every field that a deal leaves out.
      const offer = JSON.parse(JSON.stringify(written)) as Parameters<typeof commit>[0];
      expect(await fairSeed({ offer, secret, pledges, contributions })).toBe(seed);
      for (const [seat, contribution] of contributions.entries()) {
        expect(await commit(offer, seat, null, contribution)).toMatchObject({ commitment: pledges[seat] });
      }
    },
  );

  it.each(vectors.shuffles.map((each) => [`${each.seed}/${each.site}`, each] as const))(
    'shuffle %s',
    (_, { seed, site, cards, shuffled }) => {
      expect(strongChance(seed).shuffle(site, upTo(cards))).toEqual(shuffled);
    },
  );

  it.each(vectors.rolls.map((each) => [`${each.seed}/${each.site}`, each] as const))(
    'roll %s',
    (_, { seed, site, faces, rolled }) => {
      expect(strongChance(seed).roll(site, upTo(faces), rolled.length)).toEqual(rolled);
    },
  );

  it.each(vectors.records.map((each) => [each.digest.slice(0, 8), each] as const))(
    'record %s',
    async (_, { seed, moves, digest }) => {
      const deal = vectors.deals.find((each) => each.seed === seed);
      const { game, rules, seats, options } = deal?.offer ?? {};
      const check = await checkDeal(chicken, deal, { game, rules, seats, options, seed, moves });
      expect(check).toMatchObject({ ok: true, digest });
    },
  );

  it('the first deal gives the hands of a game of Chicken with its seed', () => {
    const [deal] = vectors.deals;
    const [shuffle] = vectors.shuffles;
    const kinds = [1, 2, 3, 4, 5, 6, 'chick', 'egg'];
    const deck = upTo(50).map((card) => kinds[Math.floor(card / 7)]);
    const pile = shuffle?.shuffled.map((card) => deck[card]) ?? [];
    const { hands } = chicken.setup({ seats: 2, seed: deal?.seed });
    const fromTheTop = pile.reverse();
    expect(hands).toEqual([0, 1].map((seat) => upTo(6).map((round) => fromTheTop[2 * round + seat])));
  });

  it.skipIf(!hasPython)('match the output of the Python program', () => {
    execFileSync('python3', ['test/fair/vectors.py', '--check'], { stdio: 'pipe' });
  });
});
