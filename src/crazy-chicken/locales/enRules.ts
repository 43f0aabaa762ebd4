import { deepFreeze } from '../../engine/freeze.js';
import { type RuleTexts, textsOf } from '../../engine/sheet.js';
import { sheet } from '../sheet.js';

/** The rules in English: the texts of the sheet. */
export const enCrazyChickenRules: RuleTexts = /* @__PURE__ */ deepFreeze(textsOf(sheet));
