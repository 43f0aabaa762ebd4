import type { GameTypes } from 'hencoop';
import type { Answer, Submission } from 'hencoop/referee';
import type { RequestError } from './requestError.js';

interface PendingMove<G extends GameTypes> {
  readonly submission: Submission<G>;
  readonly resolve: (answer: Answer<G>) => void;
  readonly reject: (error: RequestError) => void;
  /** Set if accepted, while waiting for its delivery. */
  accepted: Extract<Answer<G>, { ok: true }> | null;
}

/** The in-flight moves, in order of submission. */
export class PendingMoves<G extends GameTypes> {
  readonly #moves = new Map<string, PendingMove<G>>();

  get size(): number {
    return this.#moves.size;
  }

  get submissions(): readonly Submission<G>[] {
    return [...this.#moves.values()].map(({ submission }) => submission);
  }

  has(id: string): boolean {
    return this.#moves.has(id);
  }

  /** Resolves with the answer; for an accepted move, once its delivery has arrived. */
  add(submission: Submission<G>): Promise<Answer<G>> {
    return new Promise((resolve, reject) => {
      this.#moves.set(submission.id, { submission, resolve, reject, accepted: null });
    });
  }

  /** Handles an answer; returns the move if it was accepted. */
  answer(answer: Answer<G>): G['Move'] | null {
    const move = answer.id === null ? undefined : this.#moves.get(answer.id);
    if (move === undefined) return null;
    if (answer.ok) {
      move.accepted = answer;
      return move.submission.move;
    }
    this.#moves.delete(move.submission.id);
    move.resolve(answer);
    return null;
  }

  reject(id: string, error: RequestError): void {
    const move = this.#moves.get(id);
    this.#moves.delete(id);
    move?.reject(error);
  }

  rejectAll(error: RequestError): void {
    for (const { submission } of this.#moves.values()) this.reject(submission.id, error);
  }

  /** Resolves the accepted moves up to this revision, whose deliveries have arrived. */
  settle(revision: number): void {
    for (const { submission, accepted, resolve } of this.#moves.values()) {
      if (accepted === null || revision < accepted.revision) continue;
      this.#moves.delete(submission.id);
      resolve(accepted);
    }
  }
}
