// Plays every lesson by script, in every language.

import { GAMES, gameById, LANGUAGES, type Language, type LessonWithTexts } from 'hencoop/games';
import { answerTo, continueLesson, type LessonPosition, type LessonThing, startLesson } from 'hencoop/lesson';
import type { SvgNode } from 'hencoop/svg';
import { describe, expect, it } from 'vitest';
import { scriptedChance } from '../../src/engine/scriptedChance.js';

const TAUGHT = GAMES.flatMap(({ id, lesson }) => (lesson === undefined ? [] : [{ id, load: lesson }]));

/** The position before each step, by accepted moves. */
function positionsOf({ lesson }: LessonWithTexts): LessonPosition[] {
  const positions: LessonPosition[] = [];
  for (let at = startLesson(lesson); at.step !== null; at = continueLesson(lesson, at, at.step.accepts[0])) {
    positions.push(at);
  }
  return positions;
}

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(([number]) => Number(number)).sort((a, b) => a - b);

/** Every text of a lesson, with its path. */
function textsOf(texts: object, path = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[`${path}${key}`, text]] : textsOf(text, `${path}${key}.`),
  );
}

/** Whether a drawing has this thing, in the part of its seat if it names one. */
function hasThing(node: SvgNode, thing: LessonThing, within: string | undefined = undefined): boolean {
  const { seat, ...hooks } = thing;
  const owner = node.attributes['data-seat'] ?? within;
  const isIt =
    Object.entries(hooks).every(([hook, value]) => String(node.attributes[`data-${hook}`]) === String(value)) &&
    (seat === undefined || String(owner) === String(seat));
  if (isIt || typeof node.children === 'string') return isIt;
  return node.children.some((child) => hasThing(child, thing, owner === undefined ? undefined : String(owner)));
}

it('every game of this library has a lesson', () => {
  const ids = ['chicken', 'crazy-chicken', 'chicken-out', 'blind-chicken-extreme', 'chicken-roundup'];
  expect(TAUGHT.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});

describe.each(TAUGHT)('the lesson of $id', async ({ id, load }) => {
  const loaded = await Promise.all(LANGUAGES.map(async (language) => [language, await load[language]()] as const));
  // The list has every language.
  const taught = Object.fromEntries(loaded) as Record<Language, LessonWithTexts>;
  const { lesson } = taught.en;
  const positions = positionsOf(taught.en);
  const moved = positions.flatMap(({ step }) => (step === null || step.accepts.length === 0 ? [] : [step]));

  it.each(OTHERS)('is the same in %s', (language) => {
    expect(taught[language].lesson).toBe(lesson);
  });

  it('has five to eight moves of the learner, and ends with something to read', () => {
    expect(moved.length).toBeGreaterThanOrEqual(5);
    expect(moved.length).toBeLessThanOrEqual(8);
    expect(positions.map(({ step }) => step)).toEqual(lesson.steps);
    expect(lesson.steps.at(-1)?.accepts).toEqual([]);
    expect(lesson.names).toHaveLength(positions[0]?.view.seats ?? 0);
  });

  it('asks only the learner at each step with moves', () => {
    for (const { step, view } of positions) {
      if (step === null || step.accepts.length === 0) continue;
      expect(lesson.game.actors(view), step.say).toContain(lesson.seat);
      for (const move of step.accepts) {
        expect(lesson.game.whyNot(view, move), step.say).toBeNull();
        expect(move.seat).toBe(lesson.seat);
      }
    }
  });

  it('answers every legal move that it does not accept with a sentence, and has no unused sentence', () => {
    const said = new Set<string>();
    for (const position of positions) {
      const { step, view } = position;
      if (step === null || step.accepts.length === 0) continue;
      for (const move of lesson.game.legalMoves(view)) {
        const answer = answerTo(lesson, position, move);
        const isAccepted = step.accepts.some((each) => JSON.stringify(each) === JSON.stringify(move));
        expect(answer.type, `${step.say}: ${JSON.stringify(move)}`).toBe(isAccepted ? 'accepted' : 'instead');
        if (answer.type === 'instead') said.add(answer.say);
      }
    }
    expect(Object.keys(taught.en.texts.instead).sort()).toEqual([...said].sort());
    expect(Object.keys(taught.de.texts.instead).sort()).toEqual([...said].sort());
  });

  it('speaks of things that lie on the table', async () => {
    const { scene } = await gameById(id).element();
    const { en } = gameById(id).locales;
    const { game } = await en();
    for (const { step, view } of positions) {
      const { root } = scene(view, { locale: game, names: lesson.names, legal: step?.accepts ?? [] });
      const things = [...(step?.about ?? []), ...(step?.toward === undefined ? [] : [step.toward])];
      expect(step?.about, step?.say).not.toHaveLength(0);
      for (const thing of things) expect(hasThing(root, thing), `${step?.say}: ${JSON.stringify(thing)}`).toBe(true);
    }
  });

  it('continues from every accepted move', () => {
    for (const position of positions) {
      for (const move of position.step?.accepts ?? []) {
        const next = continueLesson(lesson, position, move);
        expect(next.done).toBe(position.done + 1);
        expect(next.played).toHaveLength(1 + (position.step?.follow.length ?? 0));
      }
    }
  });

  it('shows the learner all events, which lead from each view to the next', () => {
    const rules = lesson.game;
    for (const [index, { played, view }] of positions.entries()) {
      const before = positions[index - 1];
      if (before === undefined) continue;
      const folded = played.flat().reduce((table, event) => rules.evolve(table, event), before.view);
      expect(rules.view(folded, lesson.seat)).toEqual(view);
    }
  });

  it('uses everything in its script, and is the same every time', () => {
    const chance = scriptedChance(lesson.script, { shuffle: (_, cards) => [...cards], roll: () => [] });
    const moves = [
      ...lesson.before,
      ...lesson.steps.flatMap(({ accepts, follow }) => [...accepts.slice(0, 1), ...follow]),
    ];
    moves.reduce(
      (state, move) => lesson.game.apply(state, move, { chance }),
      lesson.game.setup({ ...lesson.setup, seed: 'any' }, { chance }),
    );
    chance.done();
    for (const language of OTHERS) expect(positionsOf(taught[language])).toEqual(positions);
  });

  it('has positions that are plain JSON', () => {
    for (const position of positions) expect(JSON.parse(JSON.stringify(position))).toEqual(position);
  });

  it('explains each step, and has pictures of steps', () => {
    const keys = lesson.steps.map(({ say }) => say);
    expect(new Set(keys).size).toBe(keys.length);
    for (const language of LANGUAGES) expect(Object.keys(taught[language].texts.steps)).toEqual(keys);
    expect(Object.values(lesson.pictures).every((index) => keys[index] !== undefined)).toBe(true);
  });

  it.each(OTHERS)('has the same numbers in %s, in short, complete sentences', (language) => {
    const english = textsOf(taught.en.texts);
    const translated = textsOf(taught[language].texts);
    expect(translated.map(([path]) => path)).toEqual(english.map(([path]) => path));
    for (const [index, [path, text]] of english.entries()) {
      const other = translated[index]?.[1] ?? '';
      expect(numbersIn(other), path).toEqual(numbersIn(text));
      expect(other, path).not.toBe(text);
      if (path.endsWith('.title')) continue;
      expect(text, path).toMatch(/^[A-Z].*[.!?]$/);
      expect(other, path).toMatch(/^\p{Lu}.*[.!?]$/u);
    }
    for (const [path, text] of [...english, ...translated]) {
      const limit = path.endsWith('.title') ? 40 : path.startsWith('howTo') ? 420 : 260;
      expect(text.length, `${path}: ${text}`).toBeLessThanOrEqual(limit);
    }
  });
});
