/** A refused request, shown as one line without a stack trace. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
