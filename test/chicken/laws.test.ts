import { chicken } from 'hencoop/chicken';
import { laws } from 'hencoop/testkit';
import { describe, it } from 'vitest';
import { EFFORT } from '../support/lawEffort.js';
import { kit } from './kit.js';

describe('Chicken obeys the laws', () => {
  for (const law of laws(chicken, kit, EFFORT)) it(`law ${law.number}, ${law.name}`, law.check);
});
