import { chickenRoundupBots } from 'hencoop/chicken-roundup/bots';
import { chickenRoundupKit as kit } from 'hencoop/chicken-roundup/testkit';
import { describe } from 'vitest';
import { testBots } from '../../support/bots.js';

describe('the bots of Chicken Roundup', () => testBots(chickenRoundupBots, kit));
