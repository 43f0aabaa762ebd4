// Drawings as data: their things, keys, styles and sizes.
import { chicken } from 'hencoop/chicken';
import { enChickenSvg } from 'hencoop/chicken/en';
import { chickenCardScene, chickenScene, drawChicken, drawChickenCard } from 'hencoop/chicken/svg';
import { chickenOut } from 'hencoop/chicken-out';
import { enChickenOutSvg } from 'hencoop/chicken-out/en';
import { chickenOutScene } from 'hencoop/chicken-out/svg';
import { type SvgNode, sceneStyles, sceneText } from 'hencoop/svg';
import { describe, expect, it } from 'vitest';
import { childrenOf } from '../../src/svg/markup.js';

const state = chicken.setup({ seats: 3, seed: 'hen' });
const view = chicken.view(state, 0);
const options = { locale: enChickenSvg, legal: chicken.legalMoves(view), names: ['Ada', 'Ben', 'Chloé'] };

/** All elements of a drawing. */
const allIn = (node: SvgNode): readonly SvgNode[] => [node, ...childrenOf(node).flatMap(allIn)];

describe('a scene', () => {
  it('is the drawing, and its text the SVG', () => {
    const scene = chickenScene(view, options);
    const text = drawChicken(view, options);
    expect(sceneText(scene)).toBe(text);
    expect(text).toContain(`width="${scene.width}" height="${scene.height}"`);
    expect(text).toContain(`<title id="hencoop-title">${scene.title}</title>`);
    expect(text).toContain(`<style>${sceneStyles(scene)}</style>`);
    expect(sceneText(chickenCardScene('egg', { locale: enChickenSvg }))).toBe(
      drawChickenCard('egg', { locale: enChickenSvg }),
    );
  });

  it('refuses a state without consent', () => {
    // @ts-expect-error: a state shows what no player may see
    expect(() => chickenScene(state, options)).toThrow('faceUp');
    expect(chickenScene(state, { ...options, faceUp: true }).description).toContain('Hand: ');
  });

  it('says of each thing what it is, to whom it belongs, and whether it can be touched', () => {
    const things = allIn(chickenScene(view, options).root).flatMap(({ thing }) => thing ?? []);
    const hand = things.filter(({ hooks }) => hooks['card'] !== undefined);
    expect(hand.map(({ hooks }) => hooks['card']).toSorted()).toEqual(view.hands[0]?.toSorted());
    expect(new Set(hand.map(({ owner }) => owner))).toEqual(new Set([0]));
    const open = new Set(options.legal.flatMap((move) => (move.type === 'play' ? [move.card] : [])));
    expect(new Set(hand.filter((each) => each.state === 'open').map(({ hooks }) => hooks['card']))).toEqual(open);
    expect(hand[0]?.outline).toMatchObject({ width: 56, height: 56 * 1.4 });
    const other = things.filter(({ hooks }) => hooks['index'] !== undefined && hooks['card'] === undefined);
    expect(new Set(other.map(({ owner }) => owner))).toEqual(new Set([1, 2]));
  });

  it('knows equal cards by equal keys, and other things by other keys', () => {
    const cards = allIn(chickenScene(view, options).root).filter(({ thing }) => thing?.hooks['card'] !== undefined);
    const byKey = new Map(cards.map(({ key, thing }) => [key, thing?.hooks['card']]));
    expect(new Set(byKey.values()).size).toBe(byKey.size);
    expect(byKey.size).toBe(new Set(view.hands[0]).size);
  });

  it('has the styles of its own classes, whatever the players are called', () => {
    const plain = sceneStyles(chickenScene(view, { ...options, part: 'chip', names: ['a', 'b', 'c'] }));
    const named = { ...options, part: 'chip', names: ['hc-display', 'hc-f-comb', 'hc-s-plum'] } as const;
    expect(sceneStyles(chickenScene(view, named))).toBe(plain);
    const series = chickenOutScene(chickenOut.view(chickenOut.setup({ seed: 'hen' }), 0), { locale: enChickenOutSvg });
    const styles = sceneStyles(series);
    const classes = new Set(
      allIn(series.root).flatMap(({ attributes }) => String(attributes['class'] ?? '').split(' ')),
    );
    for (const [, name = ''] of styles.matchAll(/\.(hc-[fs]-\w+)\{/g)) expect(classes).toContain(name);
  });
});
