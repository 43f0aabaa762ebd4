import type { ComponentChildren } from 'preact';
import { words } from '../app.js';

/** What the lesson says, above the table, where it covers nothing that can be touched. */
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
  /** What the lesson says to a move that it does not teach now. */
  readonly answer: string | null;
  readonly done: number;
  readonly steps: number;
  readonly children: ComponentChildren;
}) {
  const { learn } = words();
  return (
    <section class="lesson" aria-label={learn.lesson}>
      <div class="said" role="status">
        <h2>{title}</h2>
        <p>{text}</p>
        {answer !== null && <p class="answered">{answer}</p>}
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
