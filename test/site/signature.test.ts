import { expect, it } from 'vitest';
import { homesOf } from '../../tools/site/signatureBlock.js';

it.each([
  ['hencoop', ['hencoop']],
  ['hencoop/svg', ['hencoop/svg', 'hencoop']],
  ['hencoop/chicken/sheet', ['hencoop/chicken/sheet', 'hencoop/chicken', 'hencoop']],
  ['@hencoop/server', ['@hencoop/server', 'hencoop']],
  ['@hencoop/server/match', ['@hencoop/server/match', '@hencoop/server', 'hencoop']],
])('a name in a signature of %s comes from %j', (entry, homes) => {
  expect(homesOf(entry)).toEqual(homes);
});
