import type * as client from '@hencoop/client';
import { expectTypeOf, it } from 'vitest';
import type * as server from '../src/index.js';

// Judged by npm run check:types. The packages can be installed without each other, so each says it in its own words.
it('sends what the client expects', () => {
  expectTypeOf<server.MatchInfo>().toEqualTypeOf<client.MatchInfo>();
  expectTypeOf<server.SeatInfo>().toEqualTypeOf<client.SeatInfo>();
  expectTypeOf<server.ClockInfo>().toEqualTypeOf<client.ClockInfo>();
  expectTypeOf<server.MatchStatus>().toEqualTypeOf<client.MatchStatus>();
});
