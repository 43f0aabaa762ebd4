// Signatures as in the source: a declaration without its comments and bodies.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const parsed = new Map<string, ts.SourceFile>();

function sourceFile(file: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const made = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  parsed.set(file, made);
  return made;
}

type Declaration =
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.ClassDeclaration
  | ts.FunctionDeclaration
  | ts.VariableDeclaration;

const isDeclaration = (node: ts.Node): node is Declaration =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isVariableDeclaration(node);

/** The declaration whose name is on a line of a file. */
function declarationOn(source: ts.SourceFile, line: number): Declaration | undefined {
  const find = (node: ts.Node): Declaration | undefined => {
    if (isDeclaration(node) && node.name !== undefined) {
      if (source.getLineAndCharacterOfPosition(node.name.getStart()).line + 1 === line) return node;
    }
    return ts.forEachChild(node, find);
  };
  return find(source);
}

/** A part of a text, and its replacement. */
interface Cut {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

/** The parts that a signature omits: bodies, initial values, private members. */
function cutsOf(declaration: Declaration): Cut[] {
  const cuts: Cut[] = [];
  const visit = (node: ts.Node): void => {
    const isPrivate =
      ts.isClassElement(node) &&
      ((node.name !== undefined && ts.isPrivateIdentifier(node.name)) ||
        (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private) !== 0);
    if (isPrivate) {
      cuts.push({ from: node.getStart(), to: node.end, by: '' });
      return;
    }
    const hasBody =
      ts.isFunctionDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isAccessor(node) ||
      ts.isConstructorDeclaration(node);
    if (hasBody && node.body !== undefined) {
      cuts.push({ from: node.body.getFullStart(), to: node.body.end, by: ';' });
    }
    if (ts.isPropertyDeclaration(node) && node.initializer !== undefined) {
      cuts.push({ from: (node.type ?? node.name).end, to: node.initializer.end, by: '' });
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return cuts;
}

/** The comments of a text, including those after code on the same line. */
function commentsOf(text: string): Cut[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, text);
  const cuts: Cut[] = [];
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    if (token === ts.SyntaxKind.MultiLineCommentTrivia || token === ts.SyntaxKind.SingleLineCommentTrivia) {
      cuts.push({ from: scanner.getTokenStart(), to: scanner.getTokenEnd(), by: '' });
    }
  }
  return cuts;
}

/** Applies the outermost cuts to a text, and removes lines that become empty. */
function without(text: string, cuts: readonly Cut[]): string {
  let done = '';
  let end = 0;
  for (const { from, to, by } of [...cuts].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (from < end) continue;
    done += text.slice(end, from) + by;
    end = to;
  }
  return (done + text.slice(end)).replaceAll(/[ \t]+$/gm, '').replaceAll(/\n{2,}/g, '\n');
}

/**
 * The signature of the declaration whose name is on a line of a file; `undefined` if the source has none, as for a
 * constant with an inferred type.
 */
export function signatureOn(file: string, line: number): string | undefined {
  const source = sourceFile(file);
  const declaration = declarationOn(source, line);
  if (declaration === undefined) return undefined;
  if (ts.isVariableDeclaration(declaration)) {
    const { name, type } = declaration;
    return type === undefined ? undefined : without(`const ${name.getText()}: ${type.getText()};`, []);
  }
  if (ts.isFunctionDeclaration(declaration) && declaration.type === undefined) return undefined;
  const start = declaration.getStart();
  const cuts = cutsOf(declaration).map(({ from, to, by }) => ({ from: from - start, to: to - start, by }));
  const shown = without(declaration.getText(), cuts).replace(/^(?:export |default |declare )+/, '');
  return without(shown, commentsOf(shown)).trim();
}
