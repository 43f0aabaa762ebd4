import { readFileSync } from 'node:fs';
import { signal } from '@preact/signals';
import { LEVELS } from 'hencoop/bots';
import { chicken } from 'hencoop/chicken';
import { enChicken } from 'hencoop/chicken/en';
import { type AnyGame, GAMES, LANGUAGES } from 'hencoop/games';
import { describe, expect, test } from 'vitest';
import { FACE_NAMES, facePicture } from '../facePicture.js';
import { optionsOf } from '../src/options.js';
import { clausesIn } from '../src/page/clauses.js';
import { clientOf, type News, type Port } from '../src/page/client.js';
import { hintNotes } from '../src/page/hintNotes.js';
import { offeredIn } from '../src/page/lesson/offers.js';
import { offeredAt } from '../src/page/offeredAt.js';
import { namesOf } from '../src/page/playerNames.js';
import { pointsMatter } from '../src/page/ranks.js';
import { endingOf, isSaidAtEnd, roundsOf } from '../src/page/rounds.js';
import { hashOf, type Route, routeOf } from '../src/page/router.js';
import { timelineOf } from '../src/page/session/timeline.js';
import { parametersOf, settingsFrom } from '../src/page/settings.js';
import type { FromWorker, GameSnapshot, Ping, ToWorker, View } from '../src/protocol.js';
import { Refused } from '../src/refusal.js';
import { de } from '../src/texts/de.js';
import { deEnds } from '../src/texts/deEnds.js';
import { deSeats } from '../src/texts/deSeats.js';
import { en } from '../src/texts/en.js';
import { enEnds } from '../src/texts/enEnds.js';
import { enSeats } from '../src/texts/enSeats.js';
import { fr } from '../src/texts/fr.js';
import { frEnds } from '../src/texts/frEnds.js';
import { frSeats } from '../src/texts/frSeats.js';

/** Every text in an object of texts, with its path; functions are called with numbers. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(2, 3, 4))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

describe('the texts of the page', () => {
  /** Texts that are the same in both languages: names, keys. */
  const SAME = new Set([
    ...['.home.title', '.home.scored', '.setup.name', '.settings.speeds.1', '.share.link'],
    ...[1, 2, 3, 4, 5, 6, 7].map((line) => `.keys.list.${line}.0`),
  ]);
  /** Texts that are also the same in English and French. */
  const SAME_IN_FRENCH = new Set([
    ...['.drawer.points', '.drawer.pause'],
    ...['.home.minutes', '.online.clocks.120', '.online.statuses.bot', '.online.code'],
  ]);

  test.each([de, fr])('all exist in $languageName, and differ from the English ones', (texts) => {
    const translated = new Map(textsOf(texts));
    const english = textsOf(en);
    expect([...translated.keys()]).toEqual(english.map(([path]) => path));
    const same = english.filter(([path, text]) => translated.get(path) === text && !SAME.has(path));
    expect(same.filter(([path]) => !(texts === fr && SAME_IN_FRENCH.has(path)))).toEqual([]);
    expect(textsOf([en, texts]).filter(([, text]) => text === '' || text.includes('undefined'))).toEqual([]);
  });

  test.each([deSeats, frSeats])('about seats all exist, and differ from the English ones: $sit', (texts) => {
    const translated = new Map(textsOf(texts));
    expect([...translated.keys()]).toEqual(textsOf(enSeats).map(([path]) => path));
    const same = textsOf(enSeats).filter(([path, text]) => translated.get(path) === text);
    expect(same.filter(([path]) => path !== '.arrivals.bot')).toEqual([]);
  });
});

describe('the faces of the bots', () => {
  test('differ for each level and personality', async () => {
    const bots = await Promise.all(GAMES.map((game) => game.bots()));
    const players = new Set([...LEVELS, ...bots.flatMap(({ personalities }) => personalities), 'random', 'bot']);
    expect(FACE_NAMES).toEqual(expect.arrayContaining([...players]));
    expect(new Set([...players].map(facePicture)).size).toBe(players.size);
    expect(Object.keys(en.setup.characterLines)).toEqual(
      expect.arrayContaining([...new Set(bots.flatMap(({ personalities }) => personalities))]),
    );
  });
});

describe('the texts of the ends', () => {
  const PLACES = [
    { rank: 1, others: ['Gerda'], isYou: false, isShared: false },
    { rank: 2, others: ['Berta', 'Frida'], isYou: false, isShared: true },
    { rank: 4, others: [], isYou: true, isShared: false },
  ] as const;

  test.each([
    [enEnds, 'Gerda is first; Berta and Frida share second; you are fourth.'],
    [deEnds, 'Gerda ist auf Platz 1; Berta und Frida teilen sich Platz 2; du bist auf Platz 4.'],
    [frEnds, 'Gerda est à la place 1 ; Berta et Frida : ex æquo à la place 2 ; tu es à la place 4.'],
  ])('say the places in one sentence: %#', ({ end }, sentence) => {
    expect(end.places(PLACES)).toBe(sentence);
  });

  test.each([
    [enEnds, ['You lead with 4.', 'Otto leads with 4.', 'Otto and you share the lead with 4.']],
    [deEnds, ['Du führst mit 4.', 'Otto führt mit 4.', 'Otto und du führt gemeinsam mit 4.']],
    [frEnds, ['Tu mènes avec 4.', 'Otto mène avec 4.', 'Otto et toi menez à égalité avec 4.']],
  ])('say who leads: %#', ({ round }, said) => {
    expect([round.leads([], true, '4'), round.leads(['Otto'], false, '4'), round.leads(['Otto'], true, '4')]).toEqual(
      said,
    );
  });

  test.each([deEnds, frEnds])('all exist in each language, and differ from the English ones: %#', (texts) => {
    // Sentences about places and leaders are compared above.
    const simple = ({ daily, end: { places: _, ...end }, round: { leads: __, ...round } }: typeof enEnds) =>
      textsOf({ daily, end, round });
    const same = simple(texts).filter(([path, text], index) => {
      const [englishPath, english] = simple(enEnds)[index] ?? [];
      expect(path).toBe(englishPath);
      return text === english;
    });
    expect(
      same.map(([path]) => path).filter((path) => !['.daily.tiles.par', '.daily.withPoints'].includes(path)),
    ).toEqual([]);
  });
});

test("a hint's notes explain which points are better, in the game's words", async () => {
  const analysis = [
    {
      move: { seat: 0, type: 'draw' },
      visits: 3,
      value: 0,
      plusMinus: 0,
      points: 1,
      chanceToWin: null,
      line: [{ seat: 0, type: 'draw' }],
    },
  ];
  expect(hintNotes({ analysis, worlds: 2 }, en.hint, enChicken.goal)).toEqual([
    'Points: how much your score is likely to change. Remember: fewest points win.',
    'Each try plays the game out with one of 2 possible deals of the cards you cannot see.',
  ]);
  expect(hintNotes({ analysis, worlds: 0 }, de.hint, 'die meisten Punkte gewinnen')).toEqual([
    'Die Punkte: um wie viel sich dein Stand ändern dürfte. Denk dran: die meisten Punkte gewinnen.',
  ]);
  expect(hintNotes({ analysis: [], worlds: 2 }, en.hint, enChicken.goal)).toEqual([]);
});

test('the page shows points once a player has some, unless they only repeat the ranks', () => {
  expect(pointsMatter([0, 0], null)).toBe(false);
  expect(pointsMatter([0, 12], null)).toBe(true);
  // In Chicken Out!, a single game scores the ranks.
  expect(pointsMatter([2, 1, 2], [[1], [0, 2]])).toBe(false);
  expect(pointsMatter([4, 3], [[1], [0]])).toBe(true);
});

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

describe.each(GAMES.map((doors) => [doors.title, doors] as const))('the page of %s', (_, doors) => {
  test.each(LANGUAGES)('explains each option and the number of players, %s', async (language) => {
    const { offered, options } = await doors.setup[language]();
    for (const option of offered) {
      const { name } = option;
      const { sentence = '', values = {} } = options[name] ?? {};
      expect(sentence, name).toMatch(/^\p{Lu}[^{}]*\{\}[^{}]*\.$/u);
      const expected = { count: [], flag: ['off', 'on'], choice: option.type === 'choice' ? option.values : [] };
      expect(Object.keys(values), name).toEqual(expected[option.type]);
      expect(options[name]?.label, name).toMatch(/^\p{Lu}/u);
      expect(options[name]?.line, name).toMatch(/^\p{Lu}.* .*\.$/u);
    }
    const { min, max } = doors.seats;
    const range = min === max ? `${min}` : `${min} ${{ en: 'to', de: 'bis', fr: 'à' }[language]} ${max}`;
    expect((await doors.rules[language]()).players).toBe(range);
  });

  test("offers the rule book's options with their defaults", async () => {
    const game = await doors.game();
    const { offered } = await doors.setup.en();
    for (let count = game.seats.min; count <= game.seats.max; count++) {
      const options = new Map<string, unknown>(Object.entries(optionsOf(game.setup({ seats: count, seed: 'hen' }))));
      for (const option of offered) {
        const usual = options.get(option.name);
        if (option.type === 'count') {
          const { min, max, step } = option;
          expect(Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step)).toContain(usual);
        }
        if (option.type === 'flag') expect(usual).toBe(false);
        if (option.type === 'choice') expect(option.values[0]).toBe(usual);
      }
    }
  });

  test.each(OTHERS)('names every option, %s', async (language) => {
    const [english, translated] = await Promise.all([doors.setup.en(), doors.setup[language]()]);
    const names = english.offered.map(({ name }) => name);
    for (const { offered, options } of [english, translated]) {
      expect(offered).toBe(english.offered);
      expect(Object.keys(options)).toEqual(names);
    }
    const untranslated = new Set(textsOf(english.options).map(([, text]) => text));
    for (const [, text] of textsOf(translated.options)) expect(untranslated).not.toContain(text);
    expect(translated.summary).not.toBe(english.summary);
  });

  test.each(OTHERS)('has a rule for every place from which the page opens the rules, %s', async (language) => {
    const [english, translated, { game: locale }] = await Promise.all([
      doors.rules.en(),
      doors.rules[language](),
      doors.locales[language](),
    ]);
    expect(translated.sections).toHaveLength(english.sections.length);
    expect(Object.keys(translated.clauses).filter((clause) => !Object.hasOwn(english.clauses, clause))).toEqual([]);
    // The page opens the rules from the clauses of a step and of a refusal.
    const ofSteps = Object.entries(english.steps).map(([step, text]) => [step, clausesIn(text)]);
    expect(Object.entries(translated.steps).map(([step, text]) => [step, clausesIn(text)])).toEqual(ofSteps);
    const inSteps = Object.values(english.steps).flatMap(clausesIn);
    const wanted = [...inSteps.filter((clause) => !clause.startsWith('G-')), ...Object.keys(locale.refusals)];
    expect(wanted.filter((clause) => !Object.hasOwn(translated.clauses, clause))).toEqual([]);
  });
});

describe('addresses of the page', () => {
  test.each<Route>([
    { page: 'home' },
    { page: 'setup', game: 'chicken-out', company: null },
    { page: 'setup', game: 'chicken', company: 'link' },
    { page: 'friends' },
    { page: 'learn', game: 'chicken' },
    { page: 'rules', game: 'chicken', clause: null },
    { page: 'rules', game: 'chicken', clause: 'CH-3.1' },
    { page: 'play', saved: 'a/b c' },
    { page: 'file' },
    { page: 'shared', hash: 'game.AbC-_' },
    { page: 'online', match: '0b8c7b1e-1111-4222-8333-444455556666' },
    { page: 'online', match: '0b8c7b1e-1111-4222-8333-444455556666', secret: 'a'.repeat(64) },
    { page: 'online', match: '0b8c7b1e-1111-4222-8333-444455556666', secret: `join/${'a'.repeat(64)}/3` },
  ])('survive writing and reading: %o', (route) => {
    expect(routeOf(hashOf(route))).toEqual(route);
  });

  test.each([
    '',
    '#',
    '#/',
    '#/new/poker',
    '#/play/',
    '#/rules',
    '#/learn',
    '#/learn/go',
    '#/%E0%A4%A',
    '#/nowhere/at/all',
    '#/online',
    '#/online/..%2Fgames',
  ])('lead to the start page if they are unknown: %j', (hash) => {
    expect(routeOf(hash)).toEqual({ page: 'home' });
  });

  test('change only the settings they contain', () => {
    const search = '?speed=0&thinking=0&lang=de&theme=dark&confirm=1&game=chicken&seats=4&options={"target":20}';
    expect(parametersOf(search)).toEqual({
      settings: { speed: 0, language: 'de', theme: 'dark', confirm: true },
      thinking: 0,
      start: { game: 'chicken', players: null, seats: 4, options: { target: 20 } },
    });
    expect(parametersOf('?speed=9&thinking=-1&lang=it&theme=red&confirm=yes&game=poker')).toEqual({
      settings: {},
      thinking: null,
      start: null,
    });
    expect(parametersOf('?game=chicken&options=[1&seats=x').start).toEqual({
      game: 'chicken',
      players: null,
      seats: null,
      options: null,
    });
  });
});

describe('the settings of the page', () => {
  test("use the browser's language until the user chooses one", () => {
    expect(settingsFrom(null, ['de-AT', 'en']).language).toBe('de');
    expect(settingsFrom(null, ['fr-CA', 'de']).language).toBe('fr');
    expect(settingsFrom(null, ['it', 'de']).language).toBe('en');
    expect(settingsFrom('{"language":"en"}', ['de']).language).toBe('en');
  });

  test.each(['', 'no JSON', '[]', 'null', '7', '{"speed":"fast","theme":1,"confirm":"yes","name":[]}'])(
    'are the defaults if %j is stored',
    (stored) => {
      expect(settingsFrom(stored, ['en'])).toEqual(settingsFrom(null, ['en']));
    },
  );
});

describe('reviewing a game on the page', () => {
  const rules: AnyGame = chicken;
  const { events } = chicken.setupWithEvents({ seats: 2, seed: 'hen', options: { target: 1 } });

  test('shows the table after the events up to each step', () => {
    let state = chicken.setup({ seats: 2, seed: 'hen', options: { target: 1000 } });
    const log = [...chicken.setupWithEvents({ seats: 2, seed: 'hen', options: { target: 1000 } }).events];
    while (log.length < 90) {
      const attempt = chicken.tryApply(state, chicken.legalMoves(state)[0]);
      if (!attempt.ok) throw new Error('a legal move was refused');
      state = attempt.state;
      log.push(...attempt.events);
    }
    const seen = log.map((event) => chicken.redact(event, 0)).filter((event) => event !== null);
    const past = timelineOf(rules, null, () => seen);
    const expected = (count: number) => {
      let view: View | null = null;
      for (const event of seen.slice(0, count)) view = rules.evolve(view, event);
      return view;
    };
    for (const count of [90, 1, 60, 26, 25, 24, 50, seen.length]) expect(past.at(count)).toEqual(expected(count));
    expect(() => past.at(0)).toThrow(RangeError);
  });

  test('splits the events before each new deal, and tells how the round ended', () => {
    const [opened, ...rest] = events.map((event) => chicken.redact(event, 0)).filter((event) => event !== null);
    if (opened === undefined) throw new Error('a game opens with an event');
    expect(roundsOf([opened, ...rest])).toHaveLength(1);
    const withdrawn = { type: 'withdrew', seat: 1 } as const;
    const scored = { type: 'scored', points: [0, 3] } as const;
    const [dealt] = rest;
    if (dealt === undefined) throw new Error('cards are dealt');
    expect(roundsOf([withdrawn, scored, dealt])).toEqual([[withdrawn, scored], [dealt]]);
    expect(endingOf([withdrawn, scored])).toEqual([scored]);
    expect(endingOf([withdrawn])).toEqual([]);
  });
});

describe('the client of the worker', () => {
  const idOf = (message: ToWorker | Ping | undefined) => (message !== undefined && 'id' in message ? message.id : -1);

  function connected() {
    const sent: (ToWorker | Ping)[] = [];
    let receive: (message: FromWorker) => void = () => {};
    let fail: () => void = () => {};
    const port: Port = {
      postMessage: (message) => sent.push(message),
      terminate: () => {},
      addEventListener(type: string, listener: (event: never) => void) {
        if (type === 'message') receive = (data) => listener({ data } as never);
        else fail = () => listener({} as never);
      },
    };
    return { client: clientOf(port), sent, receive: (message: FromWorker) => receive(message), fail: () => fail() };
  }

  test('gives each request the answer with its number', async () => {
    const { client, sent, receive } = connected();
    const list = client.ask({ type: 'list' });
    const close = client.ask({ type: 'close' });
    const [first, second] = sent;
    receive({ type: 'answer', id: idOf(second), ok: true, value: null });
    receive({ type: 'answer', id: idOf(first), ok: true, value: [] });
    expect(await list).toEqual([]);
    expect(await close).toBeNull();
  });

  test('queues deliveries until there is a listener, and only for the open table', async () => {
    const { client, sent, receive } = connected();
    const happened = (revision: number) =>
      ({ type: 'happened', revision, events: [], actors: [], canUndo: false }) as const satisfies FromWorker;
    const heard: [listener: string, revision: number][] = [];
    const revisionOf = (news: News) => (news.type === 'happened' ? news.revision : -1);
    receive(happened(1));
    client.listen((news) => heard.push(['first', revisionOf(news)]));
    receive(happened(2));
    const open = client.ask({ type: 'open', saved: 'x' });
    // The client reads nothing else of a snapshot.
    const value = { saved: 'x', revision: 2, events: [] } as unknown as GameSnapshot;
    receive({ type: 'answer', id: idOf(sent[0]), ok: true, value });
    await open;
    receive(happened(3));
    client.listen((news) => heard.push(['second', revisionOf(news)]));
    receive(happened(4));
    expect(heard).toEqual([
      ['first', 1],
      ['first', 2],
      ['second', 3],
      ['second', 4],
    ]);
  });

  test('rejects when the worker refuses or stops', async () => {
    const { client, sent, receive, fail } = connected();
    const open = client.ask({ type: 'open', saved: 'x' });
    receive({ type: 'answer', id: idOf(sent[0]), ok: false, refusal: { type: 'notSaved', message: 'gone' } });
    await expect(open).rejects.toThrow(Refused);
    const list = client.ask({ type: 'list' });
    fail();
    await expect(list).rejects.toMatchObject({ refusal: { type: 'failed' } });
  });
});

test("the page's policy allows no inline code", () => {
  const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  expect(html).not.toMatch(/<style|style=|\son\w+=|<script(?![^>]*\ssrc=)|data:/);
});

describe('the names at a table', () => {
  const names = signal(['Player 1', 'Berta']);

  test("address a single person as you, from that person's seat", () => {
    const players = signal(['person', 'medium']);
    const seenBy = (seat: number | null) => namesOf({ names, players, viewer: signal(seat), match: null }, 'You');
    expect(seenBy(0)).toEqual(['You', 'Berta']);
    expect(seenBy(1)).toEqual(names.value);
    expect(seenBy(null)).toEqual(names.value);
  });

  test('use names if there are several people', () => {
    const players = signal(['person', 'person']);
    expect(namesOf({ names, players, viewer: signal(0), match: null }, 'You')).toEqual(names.value);
  });
});

describe('the end of a round', () => {
  test('is announced by the page, and earlier events by the table', () => {
    expect(['roundEnded', 'scored', 'gameEnded', 'rolled', 'played'].map((type) => isSaidAtEnd(type as never))).toEqual(
      [true, true, true, false, false],
    );
  });
});

describe('the offer of a lesson', () => {
  test("keeps only this library's games from the stored text", () => {
    expect(offeredIn(null)).toEqual([]);
    expect(offeredIn('chicken,go,,chicken-out')).toEqual(['chicken', 'chicken-out']);
  });
});

test('a level that is not available for a number of seats becomes the strongest available one', () => {
  const levels = { 2: [{ name: 'easy' }, { name: 'strong' }], 3: [{ name: 'easy' }, { name: 'expert' }] } as const;
  expect(offeredAt(2, 'expert', levels)).toBe('strong');
  expect(offeredAt(3, 'strong', levels)).toBe('expert');
  expect(offeredAt(3, 'expert', levels)).toBe('expert');
  for (const player of ['easy', 'person', 'greedy', 'random']) expect(offeredAt(2, player, levels)).toBe(player);
  expect(offeredAt(2, 'expert')).toBe('expert');
});
