import { crazyChickenBots } from 'hencoop/crazy-chicken/bots';
import { crazyChickenKit as kit } from 'hencoop/crazy-chicken/testkit';
import { describe } from 'vitest';
import { testBots } from '../../support/bots.js';

describe('the bots of Crazy Chicken', () => testBots(crazyChickenBots, kit));
