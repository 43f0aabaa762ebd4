import { chicken } from 'hencoop/chicken';
import { frSvg } from 'hencoop/chicken/fr';
import { drawChicken } from 'hencoop/chicken/svg';
import { chickenText } from 'hencoop/chicken/text';
import { expect, it } from 'vitest';

it('the drawing uses the word for a lone reader in a language that has one', () => {
  const view = chicken.view(chicken.setup({ seats: 2, seed: 'hen' }), 0);
  const svg = drawChicken(view, { locale: frSvg, names: ['Anna', 'Ben'] });
  expect(svg).toContain('(toi)');
  expect(drawChicken(view, { locale: frSvg })).toContain('Toi');
  expect(chickenText(view, frSvg)).toContain('Toi');
  for (const text of [svg, chickenText(view, frSvg)]) expect(text).not.toMatch(/\b[Tt]u\b/);
});
