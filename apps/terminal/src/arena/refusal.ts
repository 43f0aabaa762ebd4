/** A request that cannot be met: shown as a line, without a stack. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
