import { run } from './cli.js';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever reads has seen enough: `… | head`.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  asker:
    process.stdin.isTTY && process.stdout.isTTY
      ? // Loaded only here: who watches needs no prompts.
        async () => (await import('./prompts.js')).terminalAsker()
      : null,
});
