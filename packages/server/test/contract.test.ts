import type * as client from '@hencoop/client';
import type { GameTypes } from 'hencoop';
import type { Decision, Finding } from 'hencoop/analysis';
import { expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type * as clientContract from '../../client/src/contract.js';
import { CLOSE_CODES, PROTOCOL } from '../../client/src/contract.js';
import type { AccountMatch } from '../src/accountContract.js';
import type { Analysis, AnalysisProgress } from '../src/analysisContract.js';
import * as contract from '../src/contract.js';
import type * as server from '../src/index.js';

// The client's types match the input and output of the server's schemas; `npm run check -- types` checks it.
it('the types of the client match the server', ({ expect }) => {
  expectTypeOf<client.MatchInfo>().toEqualTypeOf<server.MatchInfo>();
  expectTypeOf<client.SeatInfo>().toEqualTypeOf<server.SeatInfo>();
  expectTypeOf<client.ClockInfo>().toEqualTypeOf<server.ClockInfo>();
  expectTypeOf<client.MatchStatus>().toEqualTypeOf<server.MatchStatus>();
  expectTypeOf<client.Emote>().toEqualTypeOf<contract.Emote>();
  expectTypeOf<client.RefusalCode>().toEqualTypeOf<server.RefusalCode>();
  expectTypeOf<client.OpenedMatch>().toEqualTypeOf<contract.OpenedMatch>();
  expectTypeOf<client.ListedMatch>().toEqualTypeOf<contract.ListedMatch>();
  expectTypeOf<client.AccountMatch>().toEqualTypeOf<AccountMatch>();
  expectTypeOf<client.Hands>().toEqualTypeOf<server.Hands>();
  expectTypeOf<client.Watchers>().toEqualTypeOf<server.Watchers>();
  type Accepted = contract.Immutable<z.input<typeof contract.newMatch>>;
  // `object` accepts a game's options, an interface without an index signature.
  expectTypeOf<Omit<client.NewMatch, 'options'>>().toEqualTypeOf<Omit<Accepted, 'options'>>();
  expectTypeOf<clientContract.ServerMessage>().toEqualTypeOf<contract.ServerMessage>();
  expectTypeOf<clientContract.ClientMessage>().toEqualTypeOf<contract.ClientMessage>();
  expectTypeOf<client.AnalysisProgress>().toEqualTypeOf<AnalysisProgress>();
  // The contract does not specify moves.
  type WithMoves<F> = F extends { readonly type: 'decision' } ? Omit<F, 'move' | 'best'> & Unknown : F;
  type Unknown = { readonly move: unknown; readonly best: unknown };
  expectTypeOf<Analysis['findings'][number]>().toExtend<WithMoves<Finding<GameTypes>>>();
  expectTypeOf<Finding<GameTypes>>().toExtend<Analysis['findings'][number]>();
  expectTypeOf<client.Analysis<GameTypes>>().toExtend<Analysis>();
  expectTypeOf<Decision<GameTypes>['mark']>().toEqualTypeOf<
    Extract<Analysis['findings'][number], { type: 'decision' }>['mark']
  >();
  expect(CLOSE_CODES).toEqual(contract.CLOSE_CODES);
  expect(PROTOCOL).toBe(contract.PROTOCOL);
});
