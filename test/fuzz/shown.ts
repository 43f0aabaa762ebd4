import fc from 'fast-check';
import { describe, explain, type Game, type GameTypes, label, labelValue, plain, question, withNames } from 'hencoop';
import { type AnyDoors, type GameId, gameById } from 'hencoop/games';
import { type AnyDrawings, type SvgLocale, sceneStyles, sceneText } from 'hencoop/svg';
import type { Kit } from 'hencoop/testkit';
import { processorTime } from '../support/processorTime.js';
import { expect, HOSTILE, mutated, type Random, type Report, randomFrom, somewhere, throwsOnly } from './hostile.js';
import { TRAPS } from './list.js';

/** Names contain this as markup; a drawing may contain it only as text. */
const MARK = 'hc-planted';

/** Names that break lines, terminals and pages. */
export const NAMES: readonly unknown[] = [
  'Ada',
  '',
  `<${MARK} onload="alert(1)">`,
  `"><${MARK}>`,
  `]]><${MARK}>`,
  `&lt;${MARK}&gt;`,
  `<!--${MARK}`,
  '{{x}}',
  '\u001b[31mred\u001b[2J',
  '\u009b31m',
  'a\nb\r\nc\u2028d',
  '\u202egnp.exe',
  '\u2066a\u2069\u200e\u200f\u061c',
  '\ud800',
  '\u0000\u0007\u007f',
  'e\u0301'.repeat(50_000),
  'x'.repeat(100_000),
  '__proto__',
  'constructor',
  'Hand',
  ' '.repeat(100),
  '👩‍👩‍👧‍👦'.repeat(100),
];

/** Control characters other than the end of a line, direction marks and halves of characters. */
const UNSAFE = /[^\P{Cc}\n]|[\p{Cs}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u;

/** Values for an option that is a number, a text or a list. */
const OPTIONS: readonly unknown[] = [...HOSTILE, ...TRAPS, -1, 0, 319, 320, 2000, 2001, 1e9, Number.NEGATIVE_INFINITY];

/**
 * Shows hostile views of a game as text, as drawings and in sentences, with hostile names and options, `tries` times: each
 * must be shown or refused, in bounded time, and no name may leave its line or become markup.
 */
export async function fuzzShown<G extends GameTypes>(
  game: Game<G>,
  kit: Kit<G>,
  tries: number,
  seed: number,
): Promise<Report> {
  // The game is one of the library's.
  const doors: AnyDoors = gameById(game.id as GameId);
  const [drawings, textOf] = await Promise.all([doors.svg(), doors.text()]);
  const languages = await Promise.all(Object.values(doors.locales).map((load) => load()));
  const random = randomFrom(seed);
  const anything = fc.sample(fc.anything({ withNullPrototype: true, withSparseArray: true }), { numRuns: 500, seed });
  let taken = 0;
  let slowest = 0;
  let position = somewhere(game, kit, random);
  for (let tried = 0; tried < tries; tried++) {
    if (tried % 20 === 0) position = somewhere(game, kit, random);
    const any = random(2) === 0 ? anything[random(anything.length)] : OPTIONS[random(OPTIONS.length)];
    const language = languages[random(languages.length)] as (typeof languages)[number];
    const names = namesFor(position.state.seats, any, random);
    const changed = [
      position.view,
      mutated(position.view, random),
      mutated(mutated(position.view, random), random),
      any,
    ][random(4)];
    const started = processorTime();
    const isShown = [
      () => {
        const text = textOf(changed as never, withNames(language.game, names as never));
        expect(!UNSAFE.test(text), `text without control characters, got ${JSON.stringify(text.match(UNSAFE)?.[0])}`);
        expect(text.length < 1_000_000, `a text of bounded length, got ${text.length} characters`);
      },
      () => safeDrawing(drawn(drawings, changed, names, language.game, any, position.moves, random)),
      () =>
        safeDrawing(
          sceneText(drawings.cardScene(any, { locale: language.game, width: random(2) === 0 ? 60 : (any as never) })),
        ),
      () => inWords(language, position, any, names, random),
      () => void plain(changed),
    ][random(5)] as () => void;
    if (throwsOnly(RangeError, isShown)) taken++;
    slowest = Math.max(slowest, processorTime() - started);
  }
  return { tries, taken, slowest };
}

/** Names for the seats: good ones, hostile ones, or no list of names at all. */
function namesFor(seats: number, any: unknown, random: Random): unknown {
  const names = Array.from({ length: seats }, () => (random(3) === 0 ? any : NAMES[random(NAMES.length)]));
  return random(2) === 0 ? names : (seat: number) => names[seat];
}

function drawn(
  { draw, scene }: AnyDrawings,
  view: unknown,
  names: unknown,
  locale: SvgLocale,
  any: unknown,
  moves: readonly unknown[],
  random: Random,
): string {
  const options: { [name: string]: unknown } = {
    locale,
    names: Array.isArray(names) ? names : any,
    legal: random(2) === 0 ? moves : undefined,
    picked: random(2) === 0 ? moves[random(Math.max(1, moves.length))] : undefined,
  };
  const hostile = ['width', 'theme', 'id', 'part', 'seat', 'legal', 'picked', 'last', 'faceUp', 'names', 'locale'];
  if (random(3) === 0)
    options[hostile[random(hostile.length)] ?? 'width'] = random(2) === 0 ? any : mutated(moves, random);
  const given = (random(20) === 0 ? any : options) as never;
  if (random(2) === 0) return draw(view as never, given);
  const data = scene(view as never, given);
  const text = sceneText(data);
  expect(text.includes(`<style>${sceneStyles(data)}</style>`), 'the styles of a scene in its text');
  return text;
}

/** Sentences for hostile moves, events and refusals. */
function inWords(
  { game: words, labels }: Awaited<ReturnType<AnyDoors['locales']['en']>>,
  { state, view, moves, event }: ReturnType<typeof somewhere>,
  any: unknown,
  names: unknown,
  random: Random,
): void {
  const locale = withNames(words, names as never);
  const move = moves[random(Math.max(1, moves.length))];
  const fields = Object.keys(move ?? { seat: 0 });
  const field = random(2) === 0 ? fields[random(fields.length)] : any;
  const value = random(2) === 0 ? mutated(move, random) : any;
  const shownIn = random(3) === 0 ? (any as never) : view;
  for (const said of [
    () => describe(mutated(event, random) as never, random(state.seats), locale),
    () => describe(value as never, any as never, locale),
    () => explain(mutated({ clause: 'G-1', params: { actors: [0] } }, random) as never, locale),
    () => explain(any as never, locale),
    () => label(value as never, labels, { view: shownIn }),
    () => question(field as never, labels, { picked: value as never }),
    () => labelValue(field as never, any as never, labels, { view: shownIn }),
  ]) {
    throwsOnly(RangeError, () => expect(typeof said() === 'string', 'a sentence'));
  }
}

/** No name may have become markup, and XML must allow every character. */
function safeDrawing(drawing: string): void {
  expect(drawing.startsWith('<svg ') && drawing.endsWith('</svg>'), `a drawing, got ${drawing.slice(0, 40)}`);
  expect(
    !/<(?!\/?(svg|g|rect|circle|path|text|title|desc|style|ellipse|line|polygon|tspan)[\s>/])/.test(drawing),
    'only the elements of drawings',
  );
  expect(!/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(drawing), 'only characters of XML');
  expect(drawing.length < 5_000_000, `a drawing of bounded size, got ${drawing.length} characters`);
}
