import { chicken } from 'hencoop/chicken';
import * as chickenWords from 'hencoop/chicken/sheet';
import { chickenOut } from 'hencoop/chicken-out';
import * as chickenOutWords from 'hencoop/chicken-out/sheet';
import { type Offer, offer } from './offer.js';
import { drawTable as drawChicken } from './tables/chicken.js';

import { drawTable as drawChickenOut } from './tables/chicken-out.js';

/** Every game on offer; the first is played where none is named. A new game is one line. */
export const GAMES: readonly Offer[] = [
  offer({ game: chicken, describe: chickenWords.describe, explain: chickenWords.explain, drawTable: drawChicken }),
  offer({
    game: chickenOut,
    describe: chickenOutWords.describe,
    explain: chickenOutWords.explain,
    drawTable: drawChickenOut,
  }),
];
