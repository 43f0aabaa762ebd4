import { chickenBots } from 'hencoop/chicken/bots';
import { describe } from 'vitest';
import { testBots } from '../../support/bots.js';
import { kit } from '../kit.js';

describe('the bots of Chicken', () => testBots(chickenBots, kit));
