import { chickenOut } from 'hencoop/chicken-out';
import { laws } from 'hencoop/testkit';
import { describe, it } from 'vitest';
import { EFFORT } from '../support/lawEffort.js';
import { kit } from './kit.js';

describe('Chicken Out! obeys the laws', () => {
  for (const law of laws(chickenOut, kit, EFFORT)) it(`law ${law.number}, ${law.name}`, law.check);
});
