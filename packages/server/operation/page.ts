import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PAGE = fileURLToPath(new URL('../../../docs/operating.md', import.meta.url));

/** The only code block of docs/operating.md that contains `text`. */
export function settingsWith(text: string): string {
  const blocks = [...readFileSync(PAGE, 'utf8').matchAll(/```\w+\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const [found, ...others] = blocks.filter((block) => block.includes(text));
  if (found === undefined || others.length > 0) throw new Error(`expected one block containing ${text} in ${PAGE}`);
  return found;
}
