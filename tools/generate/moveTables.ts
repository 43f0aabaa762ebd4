import { readFileSync } from 'node:fs';
import type { AnyKind } from '../../src/engine/moveKinds.js';
import type { AnyForm, AnyStatement } from '../../src/engine/moveStatement.js';
import { gameOf, IDS } from '../../support/games.js';
import type { Output } from '../lib/files.js';

const code = (value: unknown) => `\`${typeof value === 'string' ? `'${value}'` : String(value)}\``;

/** More values than this are shown by the first two and the last. */
const MAX_SHOWN = 10;

function valuesOf({ has, of, range, upTo, isSeat, items, max }: AnyKind): string {
  if (isSeat) return 'a seat of the table';
  if (items !== undefined) return `a list of 1 to ${max}: ${valuesOf(items)}`;
  if (range !== undefined) {
    return `${code(range[0])} to ${upTo === undefined ? code(range[1]) : `the move's \`${upTo}\``}`;
  }
  if (of === undefined) return `a ${String(has)} of the game`;
  const shown = of.length > MAX_SHOWN ? [...of.slice(0, 2).map(code), '…', ...of.slice(-1).map(code)] : of.map(code);
  return shown.join(', ');
}

/** Every form of each type of move. */
function formsOf(
  statement: AnyStatement,
): readonly (AnyForm & { readonly type: string; readonly steps: readonly string[] })[] {
  return Object.entries(statement).flatMap(
    ([type, { steps, fields = {}, tokens = [], forms = [{ fields, tokens }] }]) =>
      forms.map((form) => ({ type, steps, ...form })),
  );
}

function moveTable(statement: AnyStatement): string[] {
  const rows = formsOf(statement).map(({ type, steps, fields, tokens }) => {
    const names = Object.keys(fields).map((name) => `, ${name}`);
    const texts = tokens.map((token) => `\`${typeof token === 'string' ? token : token[0]}\``);
    return `| \`{ seat, type: '${type}'${names.join('')} }\` | ${steps.map((step) => `\`${step}\``).join(', ')} | ${texts.join(', ')} |`;
  });
  return ['| move | step | [token](../notation.md) |', '| --- | --- | --- |', ...rows];
}

function fieldTable(statement: AnyStatement): string[] {
  const kinds = formsOf(statement).flatMap(({ fields }) => Object.entries(fields));
  const rows = [...new Set(kinds.map(([name]) => name))].map((name) => {
    const all = kinds.filter(([other]) => other === name).map(([, kind]) => kind);
    const hook = all[0]?.hook === undefined ? '' : `\`data-${all[0].hook}\``;
    return `| \`${name}\` | ${[...new Set(all.map(valuesOf))].join(', ')} | ${hook} |`;
  });
  return rows.length === 0
    ? []
    : ['', '| field | values | [hook](../pictures.md#hooks) |', '| --- | --- | --- |', ...rows];
}

/** Writes the tables of moves into the page of each game, between their marks. */
export async function moveTables(output: Output): Promise<void> {
  for (const id of IDS) {
    const file = `docs/games/${id}.md`;
    const page = readFileSync(file, 'utf8');
    const block = /(<!-- the moves -->\n)[\s\S]*?(<!-- end -->)/;
    if (!block.test(page)) output.problem(`${file}: expected the marks of the tables of moves`);
    const { moves } = await gameOf(id);
    output.file(
      file,
      page.replace(
        block,
        (_, start: string, end: string) =>
          `${start}\n${[...moveTable(moves), ...fieldTable(moves)].join('\n')}\n\n${end}`,
      ),
    );
  }
}
