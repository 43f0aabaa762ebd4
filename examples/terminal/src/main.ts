import { run } from './cli.js';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader has closed the pipe: `… | head`.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  prompts:
    process.stdin.isTTY && process.stdout.isTTY
      ? // Loaded only here: watching needs no prompts.
        async () => (await import('./prompts.js')).terminalPrompts()
      : null,
});
