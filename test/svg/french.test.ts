import { chicken } from 'hencoop/chicken';
import { frChickenSvg } from 'hencoop/chicken/fr';
import { drawChicken } from 'hencoop/chicken/svg';
import { chickenText } from 'hencoop/chicken/text';
import { expect, it } from 'vitest';

it('the drawing uses the word for a lone reader in a language that has one', () => {
  const view = chicken.view(chicken.setup({ seats: 2, seed: 'hen' }), 0);
  const svg = drawChicken(view, { locale: frChickenSvg, names: ['Anna', 'Ben'] });
  expect(svg).toContain('(toi)');
  expect(drawChicken(view, { locale: frChickenSvg })).toContain('Toi');
  expect(chickenText(view, frChickenSvg)).toContain('Toi');
  for (const text of [svg, chickenText(view, frChickenSvg)]) expect(text).not.toMatch(/\b[Tt]u\b/);
});
