import { chickenBots } from 'hencoop/chicken/bots';
import { chickenKit as kit } from 'hencoop/chicken/testkit';
import { describe } from 'vitest';
import { testBots } from '../../support/bots.js';

describe('the bots of Chicken', () => testBots(chickenBots, kit));
