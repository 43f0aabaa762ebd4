import ts from 'typescript';

/** The texts in a source: every string and template piece, except names of properties and modules. */
export function textsIn(source: string, name = 'source.ts'): Set<string> {
  const texts = new Set<string>();
  const visit = (node: ts.Node, parent: ts.Node | null) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    const isName =
      parent !== null &&
      (ts.isImportDeclaration(parent) ||
        ts.isExportDeclaration(parent) ||
        ts.isLiteralTypeNode(parent) ||
        (ts.isPropertyAssignment(parent) && parent.name === node));
    if (isText && !isName) texts.add(node.text);
    ts.forEachChild(node, (child) => visit(child, node));
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest), null);
  return texts;
}
