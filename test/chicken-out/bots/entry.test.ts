import { chickenOutBots } from 'hencoop/chicken-out/bots';
import { describe } from 'vitest';
import { testBots } from '../../support/bots.js';
import { kit } from '../kit.js';

describe('the bots of Chicken Out!', () => testBots(chickenOutBots, kit));
