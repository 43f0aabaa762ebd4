import { expect, it } from 'vitest';
import { undocumentedIn } from '../../tools/generate/undocumented.js';

it('finds the entries of an API report that have no comment', () => {
  const report = `
// @public
export interface Match<G extends GameTypes> {
    // (undocumented)
    readonly 'a-b'?: string;
    readonly state: G['State'];
    // (undocumented)
    view(seat: Seat): G['View'];
}

// @public (undocumented)
export const LIMITS: Limits;

// @public
export class Table {
    // (undocumented)
    static readonly observed: readonly string[];
    // (undocumented)
    [name: string]: unknown;
}
`;
  expect(undocumentedIn(report)).toEqual([
    "Match.'a-b'",
    'Match.view',
    'LIMITS',
    'Table.observed',
    'Table.[name: string]',
  ]);
});
