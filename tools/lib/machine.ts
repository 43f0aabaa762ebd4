import { cpus } from 'node:os';

/** The processor and the Node of this machine, for published results. */
export function machine(): string {
  const [first] = cpus();
  return `${first?.model ?? 'an unknown processor'}, Node ${process.versions.node}`;
}
