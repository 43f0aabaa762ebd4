import fc from 'fast-check';
import { fastChance, strongChance } from 'hencoop';
import { type ChickenTypes, chicken, type RedactedEvent } from 'hencoop/chicken';
import {
  CLAIMS,
  type Claim,
  type Commitment,
  checkDeal,
  commit,
  type Deal,
  type DealEvidence,
  fairSeed,
  offerDeal,
  type PlayedRecord,
  type PlayerEvidence,
  reveal,
} from 'hencoop/fair';
import { deepFreeze } from 'hencoop/testkit';
import { beforeAll, describe, expect, it } from 'vitest';

const SEATS = 3;
const OTHER = '0123456789abcdef'.repeat(4);

/** Plays a game to its end with an honest server and honest players: the published parts, and the players' evidence. */
async function playedFairly(): Promise<{
  deal: Deal;
  record: PlayedRecord;
  kept: readonly DealEvidence[];
  evidence: PlayerEvidence<ChickenTypes>;
}> {
  const { offer, secret } = await offerDeal({ game: 'chicken', rules: 1, seats: SEATS, options: { maxRounds: 2 } });
  const players = await Promise.all([0, 1, 2].map((seat) => commit(offer, seat, null)));
  const pledges = players.map((player) => player.commitment);
  const revealed = await Promise.all(players.map((player) => reveal(player.evidence, pledges)));
  const contributions = revealed.map(({ contribution }) => contribution);
  const kept = revealed.map((player) => player.evidence);
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
    kept,
    evidence: { ...kept[1], seat: 1, events: seen },
  });
}

let deal: Deal;
let record: PlayedRecord;
let kept: readonly DealEvidence[];
let evidence: PlayerEvidence<ChickenTypes>;

beforeAll(async () => {
  ({ deal, record, kept, evidence } = await playedFairly());
});

/** The evidence that `seat` has kept. */
const keptBy = (seat: number): DealEvidence => {
  const own = kept[seat];
  if (own === undefined) throw new Error(`expected a seat of the table, got ${seat}`);
  return own;
};

const mustFail = async (found: Promise<unknown>, path: string) => {
  expect(await found).toMatchObject({ ok: false, path });
};

describe('a fair deal', () => {
  it('makes one seed from all contributions, and anyone can check it with one call', async () => {
    expect(await fairSeed(deal)).toMatch(/^[0-9a-f]{64}$/);
    expect(await checkDeal(chicken, deal, record, evidence)).toMatchObject({ ok: true, outcome: record.outcome });
    expect(await checkDeal(chicken, deal, record)).toMatchObject({ ok: true });
    const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    expect(await checkDeal(chicken, stored(deal), stored(record), evidence)).toMatchObject({ ok: true });
    // A record leaves out options that have their default, and may have fields that the check ignores.
    const { options } = chicken.setup({ seats: SEATS, options: { maxRounds: 2 } });
    expect(await checkDeal(chicken, deal, { ...record, options, format: 'x' }, evidence)).toMatchObject({
      ok: true,
    });
  });

  it('gives another seed for any other secret, contribution, seat, option or abandoned offer, or other rules', async () => {
    const seeds = new Set([await fairSeed(deal)]);
    const again = async (terms: Parameters<typeof offerDeal>[0], after: string | null, own: readonly string[]) => {
      const { offer, secret } = await offerDeal(terms, after);
      const players = await Promise.all(own.map((contribution, seat) => commit(offer, seat, null, contribution)));
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

  it('binds the commitment to every field of the offer', async () => {
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

  it('does not quote a malformed secret', async () => {
    const secret = deal.secret.toUpperCase();
    await expect(fairSeed({ ...deal, secret })).rejects.toThrow(/^secret: expected 64 lowercase hexadecimal digits$/);
    await expect(commit(deal.offer, 0, null, secret)).rejects.toThrow(
      /^contribution: expected 64 lowercase hexadecimal digits$/,
    );
  });

  it('lets no player reveal before all have committed, or if their own commitment was swapped', async () => {
    const committed = { ...keptBy(0), pledges: null };
    const send = (pledges: readonly Commitment[]) => reveal(committed, pledges);
    expect(await send(deal.pledges)).toEqual({ contribution: deal.contributions[0], evidence: kept[0] });
    await expect(send(deal.pledges.slice(0, 2))).rejects.toThrow('pledges');
    await expect(send(deal.pledges.map((each) => ({ ...each, commitment: OTHER })))).rejects.toThrow('pledges[0]');
    await expect(reveal({ ...committed, contribution: OTHER }, deal.pledges)).rejects.toThrow('pledges[0]');
  });

  it('refuses an invalid offer, seat or contribution', async () => {
    await expect(commit(deal.offer, SEATS, null)).rejects.toThrow('seat');
    await expect(commit(deal.offer, -1, null)).rejects.toThrow('seat');
    await expect(commit(deal.offer, 0, null, 'four')).rejects.toThrow('contribution');
    await expect(commit({ ...deal.offer, commitment: '' }, 0, null)).rejects.toThrow('offer.commitment');
    await expect(offerDeal({ game: 'chicken', rules: 1, seats: 2, options: { target: Number.NaN } })).rejects.toThrow(
      'options',
    );
    await expect(offerDeal({ game: 'chicken', rules: 1, seats: -2, options: {} })).rejects.toThrow('seats');
  });
});

describe('a player who keeps evidence', () => {
  it('commits once per offer: asked again, the client sends the same commitment', async () => {
    const first = await commit(deal.offer, 0, null);
    expect(first.evidence).toEqual({
      seat: 0,
      offer: deal.offer,
      contribution: first.evidence.contribution,
      pledges: null,
      abandoned: [],
    });
    // From storage, both before and after revealing.
    const stored: DealEvidence = JSON.parse(JSON.stringify(first.evidence));
    expect(await commit(deal.offer, 0, stored)).toEqual(first);
    expect(await commit(deal.offer, 0, stored, first.evidence.contribution)).toEqual(first);
    expect(await commit(deal.offer, 1, keptBy(1))).toEqual({ commitment: deal.pledges[1], evidence: kept[1] });
    await expect(commit(deal.offer, 0, stored, OTHER)).rejects.toThrow('contribution: expected the one committed');
    await expect(commit(deal.offer, 1, stored)).rejects.toThrow('seat: expected 0, which has committed');
    await expect(commit({ ...deal.offer, options: {} }, 0, stored)).rejects.toThrow('offer: expected the offer that');
  });

  it('leaves a server that asks for commitments 16 times only one seed to choose from', async () => {
    const { offer, secret } = await offerDeal(deal.offer);
    let mine: DealEvidence | null = null;
    const seeds = new Set<string>();
    for (let asked = 0; asked < 16; asked++) {
      const { commitment, evidence: now }: Awaited<ReturnType<typeof commit>> = await commit(offer, 0, mine);
      // The other players collude with the server.
      const others = await Promise.all([1, 2].map((seat) => commit(offer, seat, null)));
      const pledges = [commitment, ...others.map((player) => player.commitment)];
      mine = now;
      const answer = await reveal(now, pledges).catch(() => null);
      if (answer === null) continue;
      mine = answer.evidence;
      const contributions = [answer.contribution, ...others.map((player) => player.evidence.contribution)];
      seeds.add(await fairSeed({ offer, secret, pledges, contributions }));
    }
    expect(seeds.size).toBe(1);
  });

  it('reveals for one list of commitments only', async () => {
    const own = keptBy(0);
    expect(await reveal(own, deal.pledges), 'the same again').toEqual({
      contribution: own.contribution,
      evidence: own,
    });
    const other = await commit(deal.offer, 2, null);
    const others = [...deal.pledges.slice(0, 2), other.commitment];
    await expect(reveal(own, others)).rejects.toThrow('pledges: expected the commitments that this player has seen');
  });

  it('answers another offer only if it names the previous one as abandoned, and keeps the chain', async () => {
    const own = keptBy(0);
    const { offer: unrelated } = await offerDeal(deal.offer);
    await expect(commit(unrelated, 0, own)).rejects.toThrow(`offer.after: expected '${deal.offer.commitment}'`);
    const { offer: second } = await offerDeal(deal.offer, deal.offer.commitment);
    const next = await commit(second, 0, own);
    expect(next.evidence).toMatchObject({ offer: second, pledges: null, abandoned: [deal.offer.commitment] });
    expect(next.evidence.contribution).not.toBe(own.contribution);
    const { offer: third } = await offerDeal(deal.offer, second.commitment);
    // Seats may change from offer to offer.
    const last = await commit(third, 2, next.evidence);
    expect(last.evidence).toMatchObject({ seat: 2, abandoned: [deal.offer.commitment, second.commitment] });
    await expect(commit(deal.offer, 0, last.evidence), 'an abandoned offer comes back').rejects.toThrow('offer.after');
  });

  it('finds damage in stored evidence, without quoting it', async () => {
    const own = keptBy(0);
    const spoiled: [string, unknown][] = [
      ['evidence', undefined],
      ['evidence', 'hen'],
      ['evidence.offer', { ...own, offer: null }],
      ['evidence.offer.seats', { ...own, offer: { ...own.offer, seats: 0 } }],
      ['evidence.offer.options', { ...own, offer: { ...own.offer, options: 7 } }],
      ['evidence.seat', { ...own, seat: null }],
      ['evidence.contribution', { ...own, contribution: own.contribution.toUpperCase() }],
      ['evidence.pledges[0]', { ...own, pledges: [...deal.pledges].reverse() }],
      ['evidence.abandoned', { ...own, abandoned: ['hen'] }],
      ['evidence.abandoned', { ...own, abandoned: null }],
    ];
    for (const [path, damaged] of spoiled) {
      const error = expect.objectContaining({ name: 'RangeError', message: expect.stringMatching(/^evidence/) });
      await expect(commit(deal.offer, 0, damaged as DealEvidence), path).rejects.toEqual(error);
      await expect(reveal(damaged as DealEvidence, deal.pledges), path).rejects.toThrow(`${path}: expected`);
      await expect(reveal(damaged as DealEvidence, deal.pledges)).rejects.not.toThrow(own.contribution.toUpperCase());
    }
  });
});

describe('the check after the game', () => {
  it('lists the claims that are proven and the ones that are not', async () => {
    const check = async (part: Partial<PlayerEvidence<ChickenTypes>>, played: PlayedRecord = record) => {
      const found = await checkDeal(chicken, deal, played, { ...evidence, ...part });
      if (!found.ok) throw new Error(`${found.path}: ${found.message}`);
      expect([...found.proven, ...found.notProven].sort()).toEqual([...CLAIMS].sort());
      return found;
    };
    const { digest, notProven } = await check({});
    expect(notProven).toEqual(['sameRecord']);
    expect(await check({ digests: [digest, digest] })).toMatchObject({ proven: CLAIMS, notProven: [] });
    const missing: [Claim[], Partial<PlayerEvidence<ChickenTypes>>][] = [
      [['sameRecord'], { digests: [digest] }],
      [['offer', 'onlyOffer'], { offer: undefined }],
      [['onlyOffer'], { abandoned: undefined }],
      [['pledges'], { pledges: undefined }],
      [['pledges'], { pledges: null }],
      [['contribution'], { contribution: undefined }],
      [['events'], { events: undefined }],
      [['events'], { events: [] }],
      [['events'], { events: evidence.events?.slice(0, -1) }],
    ];
    for (const [claims, part] of missing) {
      expect((await check(part)).notProven).toEqual(
        CLAIMS.filter((claim) => [...claims, 'sameRecord'].includes(claim)),
      );
    }
    const { outcome: _, ...open } = record;
    const nothing = await checkDeal(chicken, deal, { ...open, moves: [] });
    expect(nothing, 'a record without moves').toMatchObject({ ok: true, proven: ['seed', 'moves'], outcome: null });
    const cut = { ...open, moves: record.moves.slice(0, 3) };
    expect((await check({ events: [] }, cut)).notProven).toEqual(['events', 'end', 'sameRecord']);
  });

  it('returns the same digest for each way to write a record', async () => {
    const digestOf = async (played: object) => {
      const found = await checkDeal(chicken, deal, played);
      return found.ok ? found.digest : found.message;
    };
    const digest = await digestOf(record);
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    const { options } = chicken.setup({ seats: SEATS, options: { maxRounds: 2 } });
    const reversed = record.moves.map((move) => Object.fromEntries(Object.entries(move ?? {}).reverse()));
    expect(await digestOf({ ...record, options, format: 'x', moves: reversed })).toBe(digest);
    const { outcome: _, ...open } = record;
    const shorter = await digestOf({ ...open, moves: record.moves.slice(0, -1) });
    expect(shorter).toMatch(/^[0-9a-f]{64}$/);
    expect(shorter).not.toBe(digest);
  });

  it('finds that two players received different records of one deal', async () => {
    // Seat 0 saved no events, and receives a record with other moves.
    const opened = chicken.setupWithEvents({ seats: SEATS, seed: record.seed, options: { maxRounds: 2 } });
    const { outcome: _, ...open } = record;
    const forged = { ...open, moves: [{ seat: 0, type: 'draw' }] };
    expect(chicken.whyNot(opened.state, forged.moves[0])).toBeNull();
    const mine = await checkDeal(chicken, deal, record, evidence);
    const theirs = await checkDeal(chicken, deal, forged, keptBy(0));
    if (!mine.ok || !theirs.ok) throw new Error('each record passes alone');
    expect(mine.digest).not.toBe(theirs.digest);
    await mustFail(checkDeal(chicken, deal, record, { ...evidence, digests: [theirs.digest] }), 'evidence.digests[0]');
    const digests = [mine.digest, theirs.digest];
    await mustFail(checkDeal(chicken, deal, record, { ...evidence, digests }), 'evidence.digests[1]');
  });

  it('shows a deal that was abandoned before this one', async () => {
    const first = await offerDeal(deal.offer);
    const { offer, secret } = await offerDeal(deal.offer, first.offer.commitment);
    const before = await commit(first.offer, 0, null);
    const players = await Promise.all(
      [0, 1, 2].map((seat) => commit(offer, seat, seat === 0 ? before.evidence : null)),
    );
    const pledges = players.map((player) => player.commitment);
    const contributions = players.map((player) => player.evidence.contribution);
    const second = { offer, secret, pledges, contributions };
    const played = { ...record, seed: await fairSeed(second), moves: [], outcome: null };
    const saved = (await reveal(players[0]?.evidence ?? keptBy(0), pledges)).evidence;
    expect(await checkDeal(chicken, second, played, saved)).toMatchObject({
      ok: true,
      notProven: ['onlyOffer', 'events', 'end', 'sameRecord'],
    });
    const forgotten = { ...saved, abandoned: [] };
    expect(await checkDeal(chicken, second, played, forgotten)).toMatchObject({
      ok: true,
      notProven: ['onlyOffer', 'events', 'end', 'sameRecord'],
    });
    await mustFail(checkDeal(chicken, second, played, { ...saved, abandoned: [OTHER] }), 'deal.offer.after');
    await mustFail(
      checkDeal(chicken, deal, record, { ...evidence, offer: undefined, abandoned: [OTHER] }),
      'deal.offer.after',
    );
  });

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

  it('finds that a deal or a game is not the one the player saw', async () => {
    const events = evidence.events ?? [];
    const check = (mine: Partial<PlayerEvidence<ChickenTypes>>) =>
      checkDeal(chicken, deal, record, { ...evidence, ...mine });
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

  it('finds that the cards were not dealt from the published seed', async () => {
    // The server plays with a seed it likes, and publishes a fair deal with moves that happen to be legal.
    const events = chicken.setupWithEvents({ seats: SEATS, seed: 'marked', options: { maxRounds: 2 } }).events;
    const mine = events.map((event) => chicken.redact(event, 1)).filter((event) => event !== null);
    await mustFail(checkDeal(chicken, deal, record, { ...evidence, events: mine }), 'evidence.events[1]');
  });

  it('checks a game dealt with a stronger generator, if it gets that generator', async () => {
    const chance = (seed: string) => strongChance(`stronger/${seed}`);
    const config = { seats: SEATS, seed: record.seed, options: { maxRounds: 2 } };
    const opened = chicken.setupWithEvents(config, { chance: chance(record.seed) });
    const [move] = chicken.legalMoves(opened.state);
    const next = chicken.tryApply(opened.state, move, { chance: chance(record.seed) });
    if (!next.ok || move === undefined) throw new Error('a legal move was refused');
    const saved = [...opened.events, ...next.events].map((event) => chicken.redact(event, 1));
    const mine = { ...evidence, events: saved.filter((event) => event !== null) };
    const { outcome: _, ...open } = record;
    const played = { ...open, moves: [{ ...move }] };
    expect(await checkDeal(chicken, deal, played, mine, { chance })).toMatchObject({
      ok: true,
      notProven: ['end', 'sameRecord'],
    });
    await mustFail(checkDeal(chicken, deal, played, mine), 'evidence.events[1]');
    await mustFail(checkDeal(chicken, deal, record, evidence, { chance }), 'evidence.events[1]');
  });

  it('accepts any values, and never throws', async () => {
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
        fc.constantFrom('seat', 'offer', 'pledges', 'contribution', 'abandoned', 'events', 'digests'),
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
    for (const hexes of [null, 'hen', {}, [7], [OTHER.toUpperCase()]]) {
      await mustFail(checkDeal(chicken, deal, record, { seat: 0, abandoned: hexes } as never), 'evidence.abandoned');
      await mustFail(checkDeal(chicken, deal, record, { seat: 0, digests: hexes } as never), 'evidence.digests');
    }
    const nested = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    await mustFail(checkDeal(chicken, nested, record), 'deal');
    await mustFail(checkDeal(chicken, deal, { ...record, moves: nested }), 'record');
  });
});
