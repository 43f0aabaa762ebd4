import fc from 'fast-check';
import { fastChance } from 'hencoop';
import { type ChickenTypes, chicken, type RedactedEvent } from 'hencoop/chicken';
import {
  type Commitment,
  checkDeal,
  commit,
  type Deal,
  type Evidence,
  fairSeed,
  offerDeal,
  type PlayedRecord,
  reveal,
} from 'hencoop/fair';
import { deepFreeze } from 'hencoop/testkit';
import { beforeAll, describe, expect, it } from 'vitest';

const SEATS = 3;
const OTHER = '0123456789abcdef'.repeat(4);

/** Server and players as they should be, and a game to its end: what is published, and what seat 1 saved. */
async function playedFairly(): Promise<{ deal: Deal; record: PlayedRecord; evidence: Evidence<ChickenTypes> }> {
  const { offer, secret } = await offerDeal({ game: 'chicken', rules: 1, seats: SEATS, options: { maxRounds: 2 } });
  const players = await Promise.all([0, 1, 2].map((seat) => commit(offer, seat)));
  const pledges = players.map((player) => player.commitment);
  const contributions = await Promise.all(
    players.map(({ contribution }, seat) => reveal(offer, seat, contribution, pledges)),
  );
  const deal = { offer, secret, pledges, contributions };
  const seed = await fairSeed(deal);
  const opened = chicken.setupWithEvents({ seats: SEATS, seed, options: { maxRounds: 2 } });
  let { state } = opened;
  const seen: RedactedEvent[] = [];
  const see = (events: typeof opened.events) => {
    for (const event of events) {
      const redacted = chicken.redact(event, 1);
      if (redacted !== null) seen.push(redacted);
    }
  };
  see(opened.events);
  const moves: PlayedRecord['moves'][number][] = [];
  const chance = fastChance('fair');
  while (!chicken.isOver(state)) {
    const [move] = chance.roll('move', chicken.legalMoves(state), 1);
    const attempt = chicken.tryApply(state, move);
    if (!attempt.ok || move === undefined) throw new Error('a legal move was refused');
    moves.push({ ...move });
    see(attempt.events);
    ({ state } = attempt);
  }
  const outcome = JSON.parse(JSON.stringify(chicken.outcome(state)));
  return deepFreeze({
    deal,
    record: { game: 'chicken', rules: 1, seats: SEATS, options: { maxRounds: 2 }, seed, moves, outcome },
    evidence: { seat: 1, offer, pledges, contribution: contributions[1], events: seen },
  });
}

let deal: Deal;
let record: PlayedRecord;
let evidence: Evidence<ChickenTypes>;

beforeAll(async () => {
  ({ deal, record, evidence } = await playedFairly());
});

const mustFail = async (found: Promise<unknown>, path: string) => {
  expect(await found).toMatchObject({ ok: false, path });
};

describe('a fair deal', () => {
  it('makes one seed of all contributions, and anybody can check it with one call', async () => {
    expect(await fairSeed(deal)).toMatch(/^[0-9a-f]{64}$/);
    expect(await checkDeal(chicken, deal, record, evidence)).toEqual({ ok: true, outcome: record.outcome });
    expect(await checkDeal(chicken, deal, record)).toMatchObject({ ok: true });
    const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    expect(await checkDeal(chicken, stored(deal), stored(record), evidence)).toMatchObject({ ok: true });
    // A record leaves out any options that have their default, and may have more fields than are checked.
    const { options } = chicken.setup({ seats: SEATS, options: { maxRounds: 2 } });
    expect(await checkDeal(chicken, deal, { ...record, options, format: 'x' }, evidence)).toMatchObject({
      ok: true,
    });
  });

  it('gives another seed for any other secret, contribution, seat, option or abandoned offer, or other rules', async () => {
    const seeds = new Set([await fairSeed(deal)]);
    const again = async (terms: Parameters<typeof offerDeal>[0], after: string | null, own: readonly string[]) => {
      const { offer, secret } = await offerDeal(terms, after);
      const players = await Promise.all(own.map((contribution, seat) => commit(offer, seat, contribution)));
      const pledges = players.map((player) => player.commitment);
      seeds.add(await fairSeed({ offer, secret, pledges, contributions: own }));
    };
    const { game, rules, seats, options } = deal.offer;
    await again({ game, rules, seats, options }, null, deal.contributions);
    await again({ game, rules, seats, options }, deal.offer.commitment, deal.contributions);
    await again({ game, rules, seats, options: {} }, null, deal.contributions);
    const full = chicken.setup({ seats, options }).options;
    await again({ game, rules: 2, seats, options }, null, deal.contributions);
    await again({ game, rules, seats, options: full }, null, deal.contributions);
    await again({ game, rules, seats, options }, null, [...deal.contributions].reverse());
    expect(seeds.size).toBe(7);
  });

  it('binds the offer to every field of it', async () => {
    const spoiled: [string, object][] = [
      ['secret', { secret: OTHER }],
      ['secret', { offer: { ...deal.offer, options: {} } }],
      ['secret', { offer: { ...deal.offer, game: 'crow' } }],
      ['secret', { offer: { ...deal.offer, rules: 2 } }],
      ['offer.rules', { offer: { ...deal.offer, rules: 0 } }],
      ['secret', { offer: { ...deal.offer, after: OTHER } }],
      ['secret', { offer: { ...deal.offer, commitment: OTHER } }],
      ['offer.format', { offer: { ...deal.offer, format: 'hencoop/fair/2' } }],
      ['offer.seats', { offer: { ...deal.offer, seats: 0.5 } }],
      ['offer.after', { offer: { ...deal.offer, after: 'hen' } }],
      ['pledges', { pledges: deal.pledges.slice(1) }],
      ['pledges[0]', { pledges: [...deal.pledges].reverse() }],
      ['contributions', { contributions: deal.contributions.slice(1) }],
      ['contributions[2]', { contributions: [...deal.contributions.slice(0, 2), OTHER] }],
      ['contributions[0]', { contributions: deal.contributions.map((hex) => hex.toUpperCase()) }],
      ['contributions[0]', { contributions: [...deal.contributions].reverse() }],
    ];
    for (const [path, part] of spoiled) {
      await expect(fairSeed({ ...deal, ...part }), path).rejects.toThrow(RangeError);
      await mustFail(checkDeal(chicken, { ...deal, ...part }, record), `deal.${path}`);
    }
  });

  it('refuses a commitment copied from another seat or from another deal', async () => {
    const [first] = deal.pledges;
    const copied = deal.pledges.map((own, seat) => (seat === 2 ? { seat, commitment: first?.commitment ?? '' } : own));
    const contributions = [deal.contributions[0] ?? '', deal.contributions[1] ?? '', deal.contributions[0] ?? ''];
    await expect(fairSeed({ ...deal, pledges: copied, contributions })).rejects.toThrow('contributions[2]');
    const { offer, secret } = await offerDeal(deal.offer);
    await expect(fairSeed({ ...deal, offer, secret })).rejects.toThrow('contributions[0]');
  });

  it('quotes nothing of a secret that is misspelled', async () => {
    const secret = deal.secret.toUpperCase();
    await expect(fairSeed({ ...deal, secret })).rejects.toThrow(/^secret: expected 64 lowercase hexadecimal digits$/);
    await expect(commit(deal.offer, 0, secret)).rejects.toThrow(
      /^contribution: expected 64 lowercase hexadecimal digits$/,
    );
  });

  it('lets nobody reveal before all have committed, nor if their own commitment was exchanged', async () => {
    const [own = ''] = deal.contributions;
    const send = (pledges: readonly Commitment[]) => reveal(deal.offer, 0, own, pledges);
    expect(await send(deal.pledges)).toBe(own);
    await expect(send(deal.pledges.slice(0, 2))).rejects.toThrow('pledges');
    await expect(send(deal.pledges.map((each) => ({ ...each, commitment: OTHER })))).rejects.toThrow('pledges[0]');
    await expect(reveal(deal.offer, 0, OTHER, deal.pledges)).rejects.toThrow('pledges[0]');
  });

  it('refuses an invalid offer, seat or contribution', async () => {
    await expect(commit(deal.offer, SEATS)).rejects.toThrow('seat');
    await expect(commit(deal.offer, -1)).rejects.toThrow('seat');
    await expect(commit(deal.offer, 0, 'four')).rejects.toThrow('contribution');
    await expect(commit({ ...deal.offer, commitment: '' }, 0)).rejects.toThrow('offer.commitment');
    await expect(offerDeal({ game: 'chicken', rules: 1, seats: 2, options: { target: Number.NaN } })).rejects.toThrow(
      'options',
    );
    await expect(offerDeal({ game: 'chicken', rules: 1, seats: -2, options: {} })).rejects.toThrow('seats');
  });
});

describe('the check after the game', () => {
  it('finds another game, rules version, seat count, seed, option, move or outcome in the record', async () => {
    const last = record.moves.length - 1;
    const illegal = [...record.moves.slice(0, last), { seat: 7, type: 'fly' }];
    const spoiled: [string, object][] = [
      ['record.game', { game: 'crow' }],
      ['record.rules', { rules: 2 }],
      ['record.seats', { seats: 4 }],
      ['record.seed', { seed: OTHER }],
      ['record.options', { options: { maxRounds: 3 } }],
      ['record.options', { options: {} }],
      ['record', { options: { maxRound: 2 } }],
      ['record.moves', { moves: 'none' }],
      [`record.moves[${last}]`, { moves: illegal }],
      [`record.moves[${last + 1}]`, { moves: [...record.moves, record.moves[last]] }],
      ['record.outcome', { outcome: { ranking: [[0], [1], [2]], reason: 'chance' } }],
      ['record.outcome', { moves: record.moves.slice(0, last) }],
    ];
    for (const [path, part] of spoiled) await mustFail(checkDeal(chicken, deal, { ...record, ...part }), path);
    await mustFail(checkDeal({ ...chicken, id: 'crow' } as unknown as typeof chicken, deal, record), 'deal.offer.game');
    // Checked under other rules, an honest game could look like a forged one.
    await mustFail(checkDeal({ ...chicken, rulesVersion: 2 }, deal, record), 'deal.offer.rules');
  });

  it('finds a deal or a game that is not the one the player saw', async () => {
    const events = evidence.events ?? [];
    const check = (mine: Partial<Evidence<ChickenTypes>>) => checkDeal(chicken, deal, record, { ...evidence, ...mine });
    const { offer } = await offerDeal(deal.offer);
    await mustFail(check({ offer }), 'deal.offer');
    await mustFail(check({ pledges: [...deal.pledges].reverse() }), 'deal.pledges');
    await mustFail(check({ contribution: OTHER }), 'deal.contributions[1]');
    await mustFail(check({ events: [...events, ...events.slice(-1)] }), `evidence.events[${events.length}]`);
    await mustFail(check({ events: events.slice(1) }), 'evidence.events[0]');
    await mustFail(check({ seat: 2 }), 'deal.contributions[2]');
    await mustFail(check({ seat: 2, contribution: undefined }), 'evidence.events[0]');
    expect(await check({ events: events.slice(0, 9) }), 'a player who left early can check too').toMatchObject({
      ok: true,
    });
  });

  it('finds that the cards were dealt from another seed than the published one', async () => {
    // The server plays with a seed it likes, and publishes a fair deal with moves that happen to be legal.
    const events = chicken.setupWithEvents({ seats: SEATS, seed: 'marked', options: { maxRounds: 2 } }).events;
    const mine = events.map((event) => chicken.redact(event, 1)).filter((event) => event !== null);
    await mustFail(checkDeal(chicken, deal, record, { ...evidence, events: mine }), 'evidence.events[1]');
  });

  it('answers anything, and never throws', async () => {
    const near = fc.constantFrom(
      'offer',
      'secret',
      'pledges',
      'contributions',
      'game',
      'seats',
      'options',
      'seed',
      'moves',
    );
    await fc.assert(
      fc.asyncProperty(near, fc.anything({ withNullPrototype: true }), fc.boolean(), async (field, value, whole) => {
        const spoil = (good: object) => (whole ? value : field in good ? { ...good, [field]: value } : good);
        const check = await checkDeal(chicken, spoil(deal), spoil(record), evidence);
        if (check.ok) expect([spoil(deal), spoil(record)]).toEqual([deal, record]);
        else expect(check.path).toMatch(/^(deal|record|evidence)/);
      }),
      { numRuns: 400 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('seat', 'offer', 'pledges', 'contribution', 'events'),
        fc.anything({ withNullPrototype: true }),
        fc.boolean(),
        async (field, value, whole) => {
          const spoiled = whole ? value : { ...evidence, [field]: value };
          const check = await checkDeal(chicken, deal, record, spoiled as typeof evidence);
          if (!check.ok) expect(check.path).toMatch(/^(deal|evidence)/);
        },
      ),
      { numRuns: 200 },
    );
    for (const none of [
      null,
      7,
      'evidence',
      [],
      {
        get seat() {
          throw new Error('boo');
        },
      },
    ]) {
      await mustFail(checkDeal(chicken, deal, record, none as never), 'evidence');
    }
    for (const seat of [9, -1, 0.5, '0']) {
      await mustFail(checkDeal(chicken, deal, record, { seat, events: [] } as never), 'evidence.seat');
    }
    await mustFail(checkDeal(chicken, deal, record, {} as never), 'evidence.seat');
    for (const events of [null, 'told', {}]) {
      await mustFail(checkDeal(chicken, deal, record, { seat: 0, events } as never), 'evidence.events');
    }
    const nested = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    await mustFail(checkDeal(chicken, nested, record), 'deal');
    await mustFail(checkDeal(chicken, deal, { ...record, moves: nested }), 'record');
  });
});
