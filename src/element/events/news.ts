import type { AnyEvent } from '../../engine/base.js';
import type { Flight } from '../elementGame.js';

/** The maximum length of the news above the question, in characters. */
const MAX_LENGTH = 96;

/** The news since the viewer's last choice, for the line above the question. */
export class News {
  #sentences: { readonly text: string; readonly isOwn: boolean }[] = [];
  #events: AnyEvent[] = [];
  /** The paths of things that others moved. */
  trail: readonly Flight[] = [];

  note(event: AnyEvent, text: string, isOwn: boolean): void {
    this.#events.push(event);
    if (event.type !== 'turnPassed') this.#sentences.push({ text, isOwn });
  }

  clear(): void {
    this.#sentences = [];
    this.#events = [];
    this.trail = [];
  }

  get events(): readonly AnyEvent[] {
    return this.#events;
  }

  /** The last sentence. */
  get latest(): string {
    return this.#sentences.at(-1)?.text ?? '';
  }

  /** The last sentences about others, as many as fit; at least one. */
  get ofOthers(): string {
    let line = '';
    for (const { text, isOwn } of [...this.#sentences].reverse()) {
      if (isOwn) continue;
      if (line !== '' && line.length + text.length >= MAX_LENGTH) break;
      line = line === '' ? text : `${text} ${line}`;
    }
    return line;
  }
}
