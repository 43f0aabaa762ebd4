import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PALETTE } from '../../src/svg/palette.js';

interface Named {
  readonly name: string;
}

/** The class of the manifest, as `tools/generate/elementManifest.ts` writes it. */
interface Declared {
  readonly members: readonly Named[];
  readonly attributes: readonly Named[];
  readonly events: readonly Named[];
  readonly cssProperties: readonly Named[];
  readonly cssParts: readonly Named[];
}

const MANIFEST = 'src/element/custom-elements.json';

const [declared] = JSON.parse(readFileSync(MANIFEST, 'utf8')).modules[0].declarations as readonly [Declared];

describe('the custom-elements manifest', () => {
  it('names every color of the palette', () => {
    const names = declared.cssProperties.map(({ name }) => name);
    for (const color of Object.keys(PALETTE)) expect(names).toContain(`--hencoop-${color}`);
  });

  it('contains only names that the guide explains', () => {
    const guide = readFileSync('docs/guides/table-element.md', 'utf8');
    for (const [what, list] of Object.entries(declared)) {
      if (!Array.isArray(list)) continue;
      for (const { name } of list) {
        expect(guide, `${what}: ${name}`).toMatch(new RegExp(`\`(?:table\\.|await table\\.)?${name}\\b`));
      }
    }
  });

  it('is listed in package.json', () => {
    const { customElements, files } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(customElements).toBe(MANIFEST);
    expect(files).toContain('src');
  });
});
