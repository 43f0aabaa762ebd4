import { laws } from 'hencoop/testkit';
import { describe, it } from 'vitest';
import { EFFORT } from '../../../support/lawEffort.js';
import { peck } from '../../src/peck/index.js';
import { peckKit as kit } from '../../src/peck/testkit/index.js';

describe('Peck obeys the laws', () => {
  for (const law of laws(peck, kit, EFFORT)) it(`law ${law.number}, ${law.name}`, law.check, law.timeout);
});
