import { deEnds } from '../texts/deEnds.js';
import { type EndTexts, enEnds } from '../texts/enEnds.js';
import { frEnds } from '../texts/frEnds.js';
import { settings } from './app.js';

const TEXTS = { en: enEnds, de: deEnds, fr: frEnds } as const;

/** The texts of the ends, which load with their scenes. */
export const endWords = (): EndTexts => TEXTS[settings.value.language];
