import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { PALETTE } from '../../src/svg/palette.js';
import type { Output } from '../lib/files.js';

const SOURCE = 'src/element/element.ts';
const CLASS = 'HencoopTable';

/** The CSS properties besides the colors of the palette. */
const OTHER_PROPERTIES: readonly (readonly [name: string, means: string])[] = [
  [
    '--hencoop-stick',
    'How far above the bottom of the window the hand stays on a short screen, if the table has no height, such as `0px`.',
  ],
];

/** The descriptions of parts; `element.spec.ts` compares their names with the parts of a table. */
const PARTS: { readonly [name: string]: string } = {
  table: 'The whole table.',
  title: 'The line with the game, the round and the goal.',
  others: 'The other players.',
  middle: 'The middle of the table.',
  seat: 'The area of the viewer: the question and the cards.',
  dock: 'News, question and buttons.',
  wood: "The viewer's side of a table that fills a box.",
  heard: 'The strip with the news, or with the reason for a refusal.',
  face: 'The picture of the viewer before the question.',
  opponents: 'The zone of the other players: another name of `others`.',
  hand: "The zone of the viewer's cards: another name of `own`.",
  question: 'The zone of the question: another name of `ask`.',
  keys: 'The zone of the buttons: another name of `buttons`.',
  hint: 'The zone of the strip: another name of `heard`.',
  news: "The events since the viewer's last choice.",
  reason: 'Why the last touch was refused.',
  ask: 'The question.',
  buttons: 'The buttons below the question.',
  facts: 'Facts that the viewer could have counted.',
  own: 'The cards of the viewer.',
  moment: 'The large text that announces an event.',
  button: 'Every button; each also has a second part name.',
  main: 'The main button: confirms the move, or lays the row.',
  move: 'A button that makes a move.',
  number: 'A button that makes a move that differs from its neighbors only by a number.',
  step: 'A button that changes the number of a move by one.',
  why: 'The button that tells why nothing can fill its place.',
  sort: 'The button that sorts cards.',
  back: 'The button that undoes picks.',
  card: 'A card being put in order.',
};

const EVENTS: readonly (readonly [name: string, means: string])[] = [
  ['move', 'The player has chosen the move in `detail`, which is not played yet. Bubbles.'],
  [
    'shown',
    'The table now shows the redacted event in `detail`. Bubbles; `preventDefault` keeps the table from announcing it.',
  ],
];

type Member = ts.AccessorDeclaration | ts.MethodDeclaration;

/** The comment of a member, in one line. */
function commentOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const written = ts.getTextOfJSDocComment(comment?.comment) ?? '';
  return written
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The members for pages, without private ones and the browser's callbacks. */
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

/** Writes the custom-elements manifest, which describes `<hencoop-table>` to editors and other tools. */
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
