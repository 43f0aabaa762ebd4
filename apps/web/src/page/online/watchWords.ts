import type { Hands, Watchers } from '@hencoop/client';
import { deWatch } from '../../texts/deWatch.js';
import { enWatch, type WatchTexts } from '../../texts/enWatch.js';
import { frWatch } from '../../texts/frWatch.js';
import { settings } from '../app.js';

const TEXTS = { en: enWatch, de: deWatch, fr: frWatch } as const;

/** The texts of spectators, which load with online games. */
export const watchWords = (): WatchTexts => TEXTS[settings.value.language];

/** Who may watch a match, and when spectators see all hands: what every player is told. */
export function watchRules({ watch, hands }: { readonly watch: Watchers; readonly hands: Hands }): string {
  const { rules, handsRules } = watchWords();
  if (watch === 'none') return rules.none;
  return `${rules[watch]} ${typeof hands === 'string' ? handsRules[hands] : handsRules.behind(hands.movesBehind)}`;
}
