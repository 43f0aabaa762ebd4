import { crazyChicken } from 'hencoop/crazy-chicken';
import { crazyChickenKit as kit } from 'hencoop/crazy-chicken/testkit';
import { laws } from 'hencoop/testkit';
import { describe, it } from 'vitest';
import { EFFORT } from '../support/lawEffort.js';
import { book } from './book.js';

describe('Crazy Chicken obeys the laws', () => {
  for (const law of laws(crazyChicken, { ...kit, book }, EFFORT))
    it(`law ${law.number}, ${law.name}`, law.check, law.timeout);
});
