import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { PALETTE } from '../../src/svg/palette.js';
import type { Output } from '../lib/files.js';

const SOURCE = 'src/element/element.ts';
const CLASS = 'HencoopTable';

/** What a page can style besides the colors of the palette. */
const OTHER_PROPERTIES: readonly (readonly [name: string, means: string])[] = [
  [
    '--hencoop-stick',
    'How far above the lower edge of the window the hand of a table without a height stays in sight, such as `0px`.',
  ],
];

/** What each part is; `element.spec.ts` compares the names with the parts of a table. */
const PARTS: { readonly [name: string]: string } = {
  table: 'The whole table.',
  title: 'The line with the game, the round and the goal.',
  others: 'The other players.',
  middle: 'The middle of the table.',
  seat: 'Everything of the viewer: the question and the cards.',
  dock: 'News, question and buttons.',
  news: 'What happened since the viewer last chose.',
  reason: 'Why the last touch was refused.',
  ask: 'The question.',
  buttons: 'The buttons below the question.',
  facts: 'What the viewer can have counted.',
  own: 'The cards of the viewer.',
  moment: 'The large words in which the table says what happened.',
  button: 'Every button; each has a second name.',
  main: 'The button that goes on: it confirms the move, or lays the row.',
  move: 'A button that makes a move.',
  sort: 'The button that sorts the cards that are put in order.',
  back: 'The button that takes back what is picked.',
  card: 'A card that is put in order.',
};

const EVENTS: readonly (readonly [name: string, means: string])[] = [
  ['move', 'The player has chosen the move in `detail`. Nothing is played yet. It bubbles.'],
  [
    'shown',
    'The table shows the redacted event in `detail` from now on. It bubbles; `preventDefault` keeps the table from announcing it.',
  ],
];

type Member = ts.AccessorDeclaration | ts.MethodDeclaration;

/** What the comment of a member says, in one line. */
function commentOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const written = ts.getTextOfJSDocComment(comment?.comment) ?? '';
  return written
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The members that a page uses: not what the browser calls, and nothing private. */
function membersOf(declared: ts.ClassDeclaration): readonly Member[] {
  return declared.members
    .filter((member) => ts.isAccessor(member) || ts.isMethodDeclaration(member))
    .filter(({ name }) => ts.isIdentifier(name) && !name.text.endsWith('Callback'));
}

function attributesOf(declared: ts.ClassDeclaration, source: ts.SourceFile): readonly string[] {
  const observed = declared.members.find((member) => member.name?.getText(source) === 'observedAttributes');
  return [...(observed?.getText(source).matchAll(/'(\w+)'/g) ?? [])].map(([, name = '']) => name);
}

/** The properties, as the manifest names them. */
function fieldsOf(members: readonly Member[], attributes: readonly string[], source: ts.SourceFile) {
  const nameOf = (member: Member) => member.name.getText(source);
  return members.filter(ts.isGetAccessor).map((member) => {
    const name = nameOf(member);
    const isSet = members.some((each) => ts.isSetAccessor(each) && nameOf(each) === name);
    return {
      kind: 'field',
      name,
      type: { text: member.type?.getText(source) ?? 'unknown' },
      description: commentOf(member),
      ...(attributes.includes(name) ? { attribute: name } : {}),
      ...(isSet ? {} : { readonly: true }),
    };
  });
}

/** The custom-elements manifest of the package: what editors and catalogs know of `<hencoop-table>`. */
export function elementManifest(output: Output): void {
  const source = ts.createSourceFile(SOURCE, readFileSync(SOURCE, 'utf8'), ts.ScriptTarget.Latest, true);
  const declared = source.statements.filter(ts.isClassDeclaration).find(({ name }) => name?.text === CLASS);
  if (declared === undefined) throw new Error(`${SOURCE}: expected a class ${CLASS}`);
  const attributes = attributesOf(declared, source);
  const members = membersOf(declared);
  const fields = fieldsOf(members, attributes, source);
  const methods = members.filter(ts.isMethodDeclaration).map((member) => ({
    kind: 'method',
    name: member.name.getText(source),
    description: commentOf(member),
    parameters: member.parameters.map((each) => ({
      name: each.name.getText(source),
      type: { text: each.type?.getText(source) ?? 'unknown' },
    })),
    return: { type: { text: member.type?.getText(source) ?? 'void' } },
  }));
  const declaration = {
    kind: 'class',
    customElement: true,
    tagName: 'hencoop-table',
    name: CLASS,
    description: commentOf(declared),
    superclass: { name: 'HTMLElement' },
    members: [...fields, ...methods],
    attributes: fields
      .filter(({ name }) => attributes.includes(name))
      .map(({ name, type, description }) => ({ name, fieldName: name, type, description })),
    events: EVENTS.map(([name, description]) => ({ name, type: { text: 'CustomEvent' }, description })),
    cssProperties: [
      ...Object.entries(PALETTE).map(([name, { light, dark }]) => ({
        name: `--hencoop-${name}`,
        description:
          light === dark ? 'A color of the drawings.' : `A color of the drawings; ${dark} in the dark theme.`,
        default: light,
      })),
      ...OTHER_PROPERTIES.map(([name, description]) => ({ name, description })),
    ],
    cssParts: Object.entries(PARTS).map(([name, description]) => ({ name, description })),
  };
  const manifest = {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'dist/entry/element.js',
        declarations: [declaration],
        exports: [{ kind: 'js', name: CLASS, declaration: { name: CLASS } }],
      },
    ],
  };
  output.file('src/element/custom-elements.json', `${JSON.stringify(manifest, null, 2)}\n`);
}
