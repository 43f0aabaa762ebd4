import { crazyChickenBots } from 'hencoop/crazy-chicken/bots';
import { describe } from 'vitest';
import { testBots } from '../../support/bots.js';
import { kit } from '../kit.js';

describe('the bots of Crazy Chicken', () => testBots(crazyChickenBots, kit));
