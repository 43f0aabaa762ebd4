import { deepFreeze } from '../../../../../src/engine/freeze.js';
import { type RuleTexts, textsOf } from '../../../../../src/engine/sheet.js';
import { sheet } from '../sheet.js';

/** The rules in English: the texts of the sheet. */
export const enPeckRules: RuleTexts = /* @__PURE__ */ deepFreeze(textsOf(sheet));
