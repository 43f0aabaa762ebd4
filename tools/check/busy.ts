import { spawn } from 'node:child_process';

/** Keeps the machine busy with this number of programs until this one ends. */
export function keepBusy(programs: number): void {
  const busy = Array.from({ length: programs }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  process.on('exit', () => {
    for (const each of busy) each.kill('SIGKILL');
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
}
