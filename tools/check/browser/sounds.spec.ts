/// <reference lib="dom" />
// The table's sounds: each is audible, none clips at full volume, and all differ.
import { expect, type Page, test } from '@playwright/test';
import { bundled } from './bundled.js';

/** The sounds of the page, in a context that records them. */
const PAGE = `
  import { play, SOUND_OF } from './apps/web/src/page/sounds.js';

  Object.assign(globalThis, { play, SOUND_OF });
`;

const code = bundled(PAGE);
const RATE = 44_100;
const SECONDS = 1.5;
/** Sounds are compared in pieces of this length, in seconds. */
const PIECE = 0.03;

/** The audible properties of a sound. */
interface Heard {
  readonly peak: number;
  /** The audible length, in seconds. */
  readonly length: number;
  /** The volume and pitch of each piece. */
  readonly shape: readonly number[];
}

/** Renders the sound of an event. Runs in the page. */
async function render({ type, rate, seconds, piece }: { type: string; rate: number; seconds: number; piece: number }) {
  const samples = (await Reflect.get(globalThis, 'kept')(type)) as readonly number[];
  const peak = Math.max(...samples.map(Math.abs));
  const last = samples.findLastIndex((each) => Math.abs(each) > 0.004);
  const shape: number[] = [];
  const step = Math.round(piece * rate);
  for (let start = 0; start < seconds * rate; start += step) {
    const part = samples.slice(start, start + step);
    const loud = part.reduce((sum, each) => sum + each * each, 0);
    const turns = part.filter((each, index) => index > 0 && each * (part[index - 1] ?? 0) < 0).length;
    shape.push(Math.sqrt(loud / step), loud > 1e-6 ? turns / step : 0);
  }
  return { peak, length: (last + 1) / rate, shape };
}

/** Each sound, by its name. */
async function heard(page: Page): Promise<ReadonlyMap<string, Heard>> {
  const script = await code;
  await page.addScriptTag({ content: script });
  const types = await page.evaluate(() => Object.entries(Reflect.get(globalThis, 'SOUND_OF') as object));
  const firstOf = new Map(types.flatMap(([type, sound]) => (sound === null ? [] : [[sound, type] as const])));
  await page.evaluate(
    ({ script, rate, seconds }) => {
      const kept = async (type: string) => {
        const offline = new OfflineAudioContext(1, rate * seconds, rate);
        offline.resume = async () => {};
        Reflect.set(globalThis, 'AudioContext', function AudioContext() {
          return offline;
        });
        // The module keeps its audio context, so each sound gets a new module.
        new Function(script)();
        Reflect.get(globalThis, 'play')(type);
        return [...(await offline.startRendering()).getChannelData(0)];
      };
      Object.assign(globalThis, { kept });
    },
    { script, rate: RATE, seconds: SECONDS },
  );
  const sounds = new Map<string, Heard>();
  for (const [sound, type] of firstOf) {
    sounds.set(sound, await page.evaluate(render, { type, rate: RATE, seconds: SECONDS, piece: PIECE }));
  }
  return sounds;
}

/** How different two sounds are, from 0 to 1. */
function distance(one: Heard, other: Heard): number {
  const norm = (shape: readonly number[]) => Math.hypot(...shape);
  const apart = norm(one.shape.map((each, index) => each - (other.shape[index] ?? 0)));
  return apart / (norm(one.shape) + norm(other.shape));
}

test('every sound is audible, does not clip, and differs from the others', async ({ page }) => {
  await page.setContent('<!doctype html><html lang="en"><title>Sounds</title></html>');
  const sounds = await heard(page);
  expect(sounds.size).toBe(10);
  for (const [name, { peak, length }] of sounds) {
    expect(peak, `${name} is loud enough`).toBeGreaterThan(0.06);
    expect(peak, `${name} is not cut`).toBeLessThan(0.9);
    expect(length, `${name} is long enough`).toBeGreaterThan(0.02);
    expect(length, `${name} ends`).toBeLessThan(SECONDS - 0.1);
  }
  const all = [...sounds];
  for (const [index, [name, sound]] of all.entries()) {
    for (const [other, different] of all.slice(index + 1)) {
      expect(distance(sound, different), `${name} and ${other}`).toBeGreaterThan(0.2);
    }
  }
});
