import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A piece of English in a file. */
export interface Prose {
  readonly file: string;
  /** Of its first character, from 1. */
  readonly line: number;
  readonly text: string;
}

const FENCE = /^(`{3,}|~{3,})[\s\S]*?^\1/gm;
const CODE_SPAN = /`[^`\n]+`/g;
const LINK_TARGET = /\]\([^)\n]*\)/g;
const TAG = /<[^>\n]+>/g;

/** Replaces what matches by spaces, so that lines and columns stay. */
const blank = (text: string, pattern: RegExp) => text.replaceAll(pattern, (found) => found.replaceAll(/[^\n]/g, ' '));

/** A text without code spans and the targets of links. */
const withoutCode = (text: string) => blank(blank(text, CODE_SPAN), LINK_TARGET);

/** The prose of a page of Markdown; of its code blocks, only the comments. */
export function proseOfPage(file: string, text = readFileSync(file, 'utf8')): Prose[] {
  const commentsOnly = text.replaceAll(FENCE, (block) =>
    block.replaceAll(/^.*$/gm, (line) => line.replace(/^.*?(?=\/\/ |$)/, (code) => ' '.repeat(code.length))),
  );
  return [{ file, line: 1, text: blank(withoutCode(commentsOnly), TAG) }];
}

const lineOf = (source: ts.SourceFile, position: number) => source.getLineAndCharacterOfPosition(position).line + 1;

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  for (const child of node.getChildren()) walk(child, visit);
}

/** The comments of a module, and its strings with more than one word. */
export function proseOfModule(file: string): Prose[] {
  const source = parse(file);
  const { text } = source;
  const found: Prose[] = [];
  const comments = new Map<number, string>();
  walk(source, (node) => {
    if (node.kind === ts.SyntaxKind.JSDoc) return;
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ]) {
      comments.set(range.pos, text.slice(range.pos, range.end));
    }
    const isText =
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    if (isText && /\S\s+\S/.test(node.text)) {
      found.push({ file, line: lineOf(source, node.getStart()), text: withoutCode(node.text) });
    }
  });
  for (const [position, comment] of comments) {
    found.push({ file, line: lineOf(source, position), text: withoutCode(comment) });
  }
  return found.sort((a, b) => a.line - b.line);
}

/** The titles of the tests of a module. */
export function titlesOfTests(file: string): Prose[] {
  const source = parse(file);
  const found: Prose[] = [];
  walk(source, (node) => {
    if (!ts.isCallExpression(node)) return;
    const [title] = node.arguments;
    if (!/^(?:it|test|describe)\b/.test(node.expression.getText()) || title === undefined) return;
    if (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) {
      found.push({ file, line: lineOf(source, title.getStart()), text: title.getText() });
    }
  });
  return found;
}
