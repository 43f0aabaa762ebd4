import { chickenOut } from 'hencoop/chicken-out';
import { chickenOutKit as kit } from 'hencoop/chicken-out/testkit';
import { laws } from 'hencoop/testkit';
import { describe, it } from 'vitest';
import { EFFORT } from '../support/lawEffort.js';
import { book } from './book.js';

describe('Chicken Out! obeys the laws', () => {
  for (const law of laws(chickenOut, { ...kit, book }, EFFORT))
    it(`law ${law.number}, ${law.name}`, law.check, law.timeout);
});
