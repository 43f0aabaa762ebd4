import { chickenRoundup } from 'hencoop/chicken-roundup';
import { chickenRoundupKit as kit } from 'hencoop/chicken-roundup/testkit';
import { laws } from 'hencoop/testkit';
import { describe, it } from 'vitest';
import { EFFORT } from '../support/lawEffort.js';
import { book } from './book.js';

describe('Chicken Roundup obeys the laws', () => {
  for (const law of laws(chickenRoundup, { ...kit, book }, EFFORT))
    it(`law ${law.number}, ${law.name}`, law.check, law.timeout);
});
