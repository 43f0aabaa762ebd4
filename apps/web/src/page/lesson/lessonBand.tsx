import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../app.js';

/** The text of the lesson, above the table, where it covers no touchable thing. */
export function LessonBand({
  title,
  text,
  answer,
  done,
  steps,
  children,
}: {
  readonly title: string;
  readonly text: string;
  /** The answer to a move that the lesson does not teach now; replaces the text. */
  readonly answer: string | null;
  readonly done: number;
  readonly steps: number;
  readonly children: ComponentChildren;
}) {
  const { learn } = words();
  const band = useRef<HTMLElement>(null);
  useEffect(() => band.current?.scrollIntoView({ block: 'nearest' }), [title, answer]);
  return (
    <section class="lesson" ref={band} aria-label={learn.lesson}>
      <div class="said" role="status">
        <h2>{title}</h2>
        {answer === null ? <p>{text}</p> : <p class="answered">{answer}</p>}
      </div>
      <div class="steps">
        <span class="dots" role="img" aria-label={learn.step(done + 1, steps)}>
          {Array.from({ length: steps }, (_, index) => (
            <span key={index} class={index < done ? 'past' : index === done ? 'now' : ''} />
          ))}
        </span>
        {children}
      </div>
    </section>
  );
}
