import { chickenOutBots } from 'hencoop/chicken-out/bots';
import { chickenOutKit as kit } from 'hencoop/chicken-out/testkit';
import { describe } from 'vitest';
import { testBots } from '../../support/bots.js';

describe('the bots of Chicken Out!', () => testBots(chickenOutBots, kit));
