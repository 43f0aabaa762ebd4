import { blindChickenExtremeBots } from 'hencoop/blind-chicken-extreme/bots';
import { blindChickenExtremeKit as kit } from 'hencoop/blind-chicken-extreme/testkit';
import { describe } from 'vitest';
import { testBots } from '../../support/bots.js';

describe('the bots of Blind Chicken Extreme', () => testBots(blindChickenExtremeBots, kit));
