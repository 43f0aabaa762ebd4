import { chickenRoundupBots } from 'hencoop/chicken-roundup/bots';
import { describe } from 'vitest';
import { testBots } from '../../support/bots.js';
import { kit } from '../kit.js';

describe('the bots of Chicken Roundup', () => testBots(chickenRoundupBots, kit));
