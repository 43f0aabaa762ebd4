import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { blindChickenExtremeKit as kit } from 'hencoop/blind-chicken-extreme/testkit';
import { laws } from 'hencoop/testkit';
import { describe, it } from 'vitest';
import { EFFORT } from '../support/lawEffort.js';
import { book } from './book.js';

describe('Blind Chicken Extreme obeys the laws', () => {
  for (const law of laws(blindChickenExtreme, { ...kit, book }, EFFORT))
    it(`law ${law.number}, ${law.name}`, law.check, law.timeout);
});
