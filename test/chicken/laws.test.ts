import { chicken } from 'hencoop/chicken';
import { chickenKit as kit } from 'hencoop/chicken/testkit';
import { laws } from 'hencoop/testkit';
import { describe, it } from 'vitest';
import { EFFORT } from '../support/lawEffort.js';
import { book } from './book.js';

describe('Chicken obeys the laws', () => {
  for (const law of laws(chicken, { ...kit, book }, EFFORT))
    it(`law ${law.number}, ${law.name}`, law.check, law.timeout);
});
