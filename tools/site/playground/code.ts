// Generates TypeScript code that does the same as the page.
import { camelCase, pascalCase } from '../../lib/names.js';
import { pretty } from './pretty.js';

/** The origin of the table. */
export type Source =
  | { readonly type: 'deal'; readonly seats: number; readonly seed: string; readonly options: object }
  | { readonly type: 'state' | 'view'; readonly table: object };

/** The contents of the page that code can reproduce. */
export interface Shown {
  readonly game: string;
  readonly source: Source;
  /** The moves from the start to the table that is shown. */
  readonly moves: readonly object[];
  readonly viewer: number | null;
  /** The move that the reader has typed. */
  readonly tried: unknown;
}

function sourceLines(name: string, source: Source, isPlayed: boolean): string[] {
  if (source.type === 'deal') {
    const { seats, seed, options } = source;
    const given = { seats, seed, ...(Object.keys(options).length > 0 ? { options } : {}) };
    return [`${isPlayed ? 'let' : 'const'} state = ${name}.setup(${literal(given)});`];
  }
  const schema = source.type === 'state' ? 'stateSchema' : 'viewSchema';
  const keyword = source.type === 'state' && isPlayed ? 'let' : 'const';
  return [
    '// Throws an error that names the path of everything that is wrong.',
    `${keyword} ${source.type} = ${schema}.parse(${literal(source.table)});`,
  ];
}

/** A value in this project's code style: quotes only around names that need them. */
function literal(value: unknown): string {
  return pretty(value, 100).replaceAll(/"((?:[^"\\]|\\.)*)"(:?)/g, (found, text: string, colon: string) => {
    if (colon === ':') return /^[A-Za-z_$][\w$]*$/.test(text) ? `${text}:` : found;
    return /['\\]/.test(text) ? found : `'${text}'`;
  });
}

/** The last move, with its events and what each seat learns of them. */
const lastMove = (name: string, words: string, move: object): string[] => [
  '',
  '// A move, its events, and what each seat learns of them.',
  `const attempt = ${name}.tryApply(state, ${literal(move)});`,
  `if (!attempt.ok) throw new Error(explain(attempt.violation, ${words}));`,
  'state = attempt.state;',
  'for (let seat = 0; seat < state.seats; seat++) {',
  `  const learned = attempt.events.flatMap((event) => ${name}.redact(event, seat) ?? []);`,
  `  console.log(seat, learned.map((event) => describe(event, seat, ${words})));`,
  '}',
];

/** Code for the legal moves, and for why one is not legal. */
const judging = (name: string, words: string, table: string, tried: unknown): string[] => [
  '',
  `const moves = ${name}.legalMoves(${table});`,
  'console.log(narrow(moves, {}).next); // the field to ask for first',
  '',
  `const violation = ${name}.whyNot(${table}, ${literal(tried)});`,
  `console.log(violation === null ? 'legal' : explain(violation, ${words}));`,
];

/** The code as a module. */
export function codeOf({ game, source, moves, viewer, tried }: Shown): string {
  const name = camelCase(game);
  const words = `en${pascalCase(game)}`;
  const table = source.type === 'view' ? 'view' : 'state';
  const isSpectator = source.type === 'view' && viewer === null;
  const last = moves.at(-1);
  const imported = [...(last === undefined ? [] : ['describe']), ...(isSpectator ? [] : ['explain', 'narrow'])];
  const seen = `const view = ${name}.view(state, ${viewer}); // as ${viewer === null ? 'a spectator' : `seat ${viewer + 1}`} sees it`;
  const lines = [
    ...(imported.length === 0 ? [] : [`import { ${imported.join(', ')} } from 'hencoop';`]),
    `import { ${name} } from 'hencoop/${game}';`,
    ...(isSpectator ? [] : [`import { ${words} } from 'hencoop/${game}/en';`]),
    ...(source.type === 'deal' ? [] : [`import { ${table}Schema } from 'hencoop/${game}/schema';`]),
    '',
    ...sourceLines(name, source, last !== undefined),
    ...moves.slice(0, -1).map((move) => `state = ${name}.apply(state, ${literal(move)});`),
    ...(last === undefined ? [] : lastMove(name, words, last)),
    ...(table === 'state' ? ['', seen] : []),
    ...(isSpectator
      ? ['', `console.log(${name}.actors(view)); // the seats that may move now`]
      : judging(name, words, table, tried)),
  ];
  return `${lines.join('\n')}\n`;
}
