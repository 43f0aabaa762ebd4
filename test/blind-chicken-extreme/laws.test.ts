import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { laws } from 'hencoop/testkit';
import { describe, it } from 'vitest';
import { EFFORT } from '../support/lawEffort.js';
import { kit } from './kit.js';

describe('Blind Chicken Extreme obeys the laws', () => {
  for (const law of laws(blindChickenExtreme, kit, EFFORT)) it(`law ${law.number}, ${law.name}`, law.check);
});
