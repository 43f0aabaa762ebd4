import { deSeats } from '../../texts/deSeats.js';
import { enSeats, type SeatTexts } from '../../texts/enSeats.js';
import { frSeats } from '../../texts/frSeats.js';
import { settings } from '../app.js';

const TEXTS = { en: enSeats, de: deSeats, fr: frSeats } as const;

/** The texts of seats and invitations, which load with online games. */
export const seatWords = (): SeatTexts => TEXTS[settings.value.language];
