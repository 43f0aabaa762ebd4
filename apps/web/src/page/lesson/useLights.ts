import type { HencoopTable } from 'hencoop/element';
import type { LessonStep, LessonThing } from 'hencoop/lesson';
import { hooksOf } from 'hencoop/svg';
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { PageGame } from '../pageGame.js';
import { hostPlace } from './hostPlace.js';
import type { Lit } from './spotlight.js';
import { boxOf } from './things.js';

/** Where the host has no room of her own, as in the style sheet. */
const OVER = '(min-height: 480px) and (min-aspect-ratio: 9/10)';

interface Lights extends Lit {
  /** The place of the host over the table; `null` where she has room of her own. */
  readonly at: { readonly x: number; readonly y: number } | null;
}

const NONE: Lights = { about: [], toward: null, kept: [], at: null };

/** What a step lights on the table, and where its words stand. It follows the table and the window. */
export function useLights(
  game: PageGame,
  table: () => HencoopTable | null,
  step: LessonStep | undefined,
  card: RefObject<HTMLElement | null>,
): Lights {
  const [lights, setLights] = useState(NONE);
  useLayoutEffect(() => {
    let frame = 0;
    const measure = () => {
      const root = table()?.shadowRoot;
      if (root && step !== undefined && card.current !== null) setLights(lightsOf(game, root, step, card.current));
    };
    // The table draws itself once per frame.
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(measure);
      });
    };
    soon();
    const watch = new ResizeObserver(soon);
    for (const each of [table(), card.current]) if (each !== null) watch.observe(each);
    addEventListener('resize', soon);
    addEventListener('scroll', soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      removeEventListener('resize', soon);
      removeEventListener('scroll', soon, { capture: true });
    };
  }, [game, step]);
  return lights;
}

function lightsOf(game: PageGame, root: ParentNode, step: LessonStep, card: HTMLElement): Lights {
  const boxesOf = (things: readonly LessonThing[]) => things.flatMap((thing) => boxOf(root, thing) ?? []);
  const about = boxesOf(step.about ?? []);
  const toward = step.toward === undefined ? null : boxOf(root, step.toward);
  const kept = boxesIn(root, '.ask:not(:empty), .buttons button');
  if (!matchMedia(OVER).matches) return { about, toward, kept, at: null };
  const at = hostPlace({ width: innerWidth, height: innerHeight }, card.getBoundingClientRect(), {
    kept: [
      ...kept,
      ...boxesIn(root, '.wood, .own'),
      ...boxesIn(document, '.taught > .bar > a'),
      ...about,
      ...(toward === null ? [] : [toward]),
      ...boxesOf(touchedBy(game, step)),
    ],
    spared: boxesIn(root, '.middle svg > *, .middle [data-pile], .middle [data-cell], .others > *'),
    about: toward === null ? about : [toward],
  });
  return { about, toward, kept, at };
}

function boxesIn(root: ParentNode, selector: string): readonly DOMRect[] {
  const boxes = Array.from(root.querySelectorAll(selector), (each) => each.getBoundingClientRect());
  return boxes.filter(({ width, height }) => width > 0 && height > 0);
}

/** The things that the learner touches for the move that the step teaches. */
function touchedBy({ rules }: PageGame, { accepts: [move] }: LessonStep): readonly LessonThing[] {
  if (move === undefined) return [];
  const values = new Map<string, unknown>(Object.entries(move));
  return Object.entries(hooksOf(rules)).flatMap(([field, hook]) =>
    [values.get(field)]
      .flat()
      .flatMap((value) => (typeof value === 'string' || typeof value === 'number' ? [{ [hook]: value }] : [])),
  );
}
