import { type DeclarationReflection, makeRecursiveVisitor, Reflection, ReflectionKind, type SomeType } from 'typedoc';
import { signatureOn } from './signature.js';

type AddressOf = (target: Reflection) => string | undefined;

/** The types in a declaration, with their pages. */
function linksOf(model: DeclarationReflection, addressOf: AddressOf): Map<string, string> {
  const links = new Map<string, string>();
  const visitor = makeRecursiveVisitor({
    reference({ name, reflection }) {
      // A type parameter is in the same signature.
      const isElsewhere = reflection instanceof Reflection && !reflection.kindOf(ReflectionKind.TypeParameter);
      const address = isElsewhere ? addressOf(reflection) : undefined;
      if (address !== undefined && /^\w+$/.test(name)) links.set(name, address);
    },
  });
  const visit = (reflection: Reflection): void => {
    const parts = reflection as Reflection & {
      readonly type?: SomeType;
      readonly default?: SomeType;
      readonly extendedTypes?: readonly SomeType[];
    };
    for (const type of [parts.type, parts.default, ...(parts.extendedTypes ?? [])]) type?.visit(visitor);
    reflection.traverse((child) => {
      visit(child);
      return true;
    });
  };
  visit(model);
  return links;
}

/** The entry points that can declare a name used in `entry`: itself, its parents, and the library's main one. */
export function homesOf(entry: string): string[] {
  const parts = entry.split('/');
  const above = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
  return [...new Set([...above.filter((name) => !/^@[^/]*$/.test(name)), 'hencoop'])];
}

/** The page of a type alias that TypeDoc has resolved, from the same entry point or one above it. */
function exported(name: string, model: DeclarationReflection): Reflection | undefined {
  return homesOf(model.parent?.name ?? '')
    .map((home) => model.project.getChildByName([home])?.getChildByName([name]))
    .find((found) => found !== undefined);
}

/** The inferred signature, for a declaration whose source has none. */
function inferred(model: DeclarationReflection): string {
  if (model.signatures === undefined) return `const ${model.name}: ${model.type?.toString() ?? 'unknown'};`;
  return model.signatures
    .map((signature) => {
      const parameters = (signature.parameters ?? []).map(
        ({ name, type, flags }) =>
          `${flags.isRest ? '...' : ''}${name}${flags.isOptional ? '?' : ''}: ${type?.toString()}`,
      );
      const types = (signature.typeParameters ?? []).map(({ name, type }) =>
        type === undefined ? name : `${name} extends ${type.toString()}`,
      );
      const generic = types.length === 0 ? '' : `<${types.join(', ')}>`;
      return `function ${model.name}${generic}(${parameters.join(', ')}): ${signature.type?.toString()};`;
    })
    .join('\n');
}

/** The signature of a declaration as a code block; its info string has the page of each type. */
export function signatureBlock(model: DeclarationReflection, addressOf: AddressOf): string {
  const sources = [...(model.sources ?? []), ...(model.signatures ?? []).flatMap(({ sources }) => sources ?? [])];
  const written = new Set(sources.map(({ fullFileName, line }) => signatureOn(fullFileName, line)));
  const whole = written.has(undefined) || written.size === 0 ? inferred(model) : [...written].join('\n');
  const known = linksOf(model, addressOf);
  const names = new Set(whole.match(/\b[A-Z]\w*/g));
  names.delete(model.name);
  const links = [...names].flatMap((name) => {
    const found = exported(name, model);
    const address = known.get(name) ?? (found === undefined ? undefined : addressOf(found));
    return address === undefined ? [] : [`${name}=${address}`];
  });
  return `\`\`\`ts signature ${links.join(' ')}\n${whole}\n\`\`\``;
}
