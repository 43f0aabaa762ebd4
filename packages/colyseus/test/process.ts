import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A child process of the test. */
export class Process {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;

  constructor(command: string, words: readonly string[], options: object = {}) {
    this.#child = spawn(command, words, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
    this.#ended = new Promise((ended) => this.#child.once('exit', ended));
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) this.#child.kill(signal);
    await this.#ended;
  }
}

/** Waits until something listens on a port. */
export async function listening(port: number, patience = 30_000): Promise<void> {
  for (const end = Date.now() + patience; ; await sleep(20)) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.end();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return;
    if (Date.now() > end) throw new Error(`nothing listens on port ${port}`);
  }
}
