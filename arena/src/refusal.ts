/** Something that was asked for and cannot be done: shown as a line, without a stack. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
