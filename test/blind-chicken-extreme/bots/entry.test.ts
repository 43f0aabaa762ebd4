import { blindChickenExtremeBots } from 'hencoop/blind-chicken-extreme/bots';
import { describe } from 'vitest';
import { testBots } from '../../support/bots.js';
import { kit } from '../kit.js';

describe('the bots of Blind Chicken Extreme', () => testBots(blindChickenExtremeBots, kit));
