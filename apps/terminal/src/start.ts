import { run } from './cli.js';
import { reasonOf } from './files.js';
import { loadWords, systemLanguage } from './language.js';
import { linePrompts } from './linePrompts.js';

/** Runs the program in this process, which `command` has started. */
export async function start(command: string): Promise<void> {
  process.stdout.on('error', async (error: NodeJS.ErrnoException) => {
    // The reader has closed the pipe: `… | head`.
    if (error.code === 'EPIPE') process.exit(0);
    const { files } = await loadWords(systemLanguage(process.env));
    process.stderr.write(`${files.output(reasonOf(error, files))}\n`);
    process.exit(1);
  });
  // Standard error is closed, too.
  process.stderr.on('error', () => process.exit(1));
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  process.exitCode = await run(process.argv.slice(2), {
    command,
    isTerminal,
    env: process.env,
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    prompts: (say) => linePrompts({ input: process.stdin, output: process.stdout, isTerminal }, say),
  });
}
