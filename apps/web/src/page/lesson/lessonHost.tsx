import type { ComponentChildren, RefObject } from 'preact';
import { words } from '../app.js';

interface Said {
  readonly title: string;
  readonly text: string;
}

/** The host of a lesson with her words, as a card on the meadow. */
export function LessonHost({
  said,
  all,
  answer,
  done,
  steps,
  at,
  card,
  children,
}: {
  readonly said: Said;
  /** The words beside which a move is made: the longest determine the room, so that the table keeps its size. */
  readonly all: readonly Said[];
  /** The answer to a move that the lesson does not teach now; replaces the text. */
  readonly answer: string | null;
  readonly done: number;
  readonly steps: number;
  /** Her place over the table; `null` where she has room of her own. */
  readonly at: { readonly x: number; readonly y: number } | null;
  readonly card: RefObject<HTMLDivElement | null>;
  readonly children: ComponentChildren;
}) {
  const { learn } = words();
  return (
    <section class="teaching" aria-label={learn.lesson}>
      <div class="rooms" aria-hidden="true">
        {at === null &&
          all.map(({ title, text }) => (
            <div key={title} class="room">
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          ))}
      </div>
      <div class="host" ref={card} style={at === null ? {} : { left: `${at.x}px`, top: `${at.y}px` }}>
        <img src="./faces/host.svg" alt="" width="64" height="64" />
        <div class="said" role="status">
          <h2>{said.title}</h2>
          {answer === null ? <p>{said.text}</p> : <p class="answered">{answer}</p>}
        </div>
        <div class="steps">
          <span class="dots" role="img" aria-label={learn.step(done + 1, steps)}>
            {Array.from({ length: steps }, (_, index) => (
              <span key={index} class={index < done ? 'past' : index === done ? 'now' : ''} />
            ))}
          </span>
          {children}
        </div>
      </div>
    </section>
  );
}
