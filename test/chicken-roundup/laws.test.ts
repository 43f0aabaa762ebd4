import { chickenRoundup } from 'hencoop/chicken-roundup';
import { laws } from 'hencoop/testkit';
import { describe, it } from 'vitest';
import { kit } from './kit.js';

describe('Chicken Roundup obeys the laws of the house', () => {
  for (const law of laws(chickenRoundup, kit)) it(`law ${law.number}, ${law.name}`, law.check);
});
