import { chicken } from 'hencoop/chicken';
import { laws } from 'hencoop/testkit';
import { describe, it } from 'vitest';
import { kit } from './kit.js';

describe('Chicken obeys the laws of the house', () => {
  for (const law of laws(chicken, kit)) it(`law ${law.number}, ${law.name}`, law.check);
});
