/** How much of what happened fits above the question, in characters. */
const MAX_LENGTH = 96;

/** The sentences since the viewer last chose, for the line above the question. */
export class News {
  #sentences: { readonly text: string; readonly isOwn: boolean }[] = [];

  note(text: string, isOwn: boolean): void {
    this.#sentences.push({ text, isOwn });
  }

  clear(): void {
    this.#sentences = [];
  }

  /** The last sentence. */
  get latest(): string {
    return this.#sentences.at(-1)?.text ?? '';
  }

  /** The last sentences about others, as many as fit; at least one. */
  get ofOthers(): string {
    let line = '';
    for (const { text, isOwn } of this.#sentences.toReversed()) {
      if (isOwn) continue;
      if (line !== '' && line.length + text.length >= MAX_LENGTH) break;
      line = line === '' ? text : `${text} ${line}`;
    }
    return line;
  }
}
