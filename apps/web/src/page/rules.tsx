import { gameById, type RuleTexts } from 'hencoop/games';
import { useEffect, useRef } from 'preact/hooks';
import type { GameId } from '../protocol.js';
import { settings, words } from './app.js';
import { clausesIn } from './clauses.js';
import { Missing } from './missing.js';
import { useLoaded } from './useLoaded.js';

/** The rules of a game, opened at a clause. The clauses of the current step are marked. */
export function Rules({
  game,
  clause,
  step,
  heading: Heading = 'h3',
}: {
  readonly game: GameId;
  readonly clause: string | null;
  readonly step: string | null;
  readonly heading?: 'h2' | 'h3';
}) {
  const texts = words().rules;
  const { value: rules, error, again } = useRules(game);
  const here = useRef<HTMLDivElement>(null);
  const now = clausesIn(rules?.steps[step ?? ''] ?? '');
  useEffect(() => {
    if (clause === null) return;
    here.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [rules, clause]);
  if (error !== null) return <Missing kind="part" onAgain={again} />;
  if (rules === null) return <p class="quiet">{texts.loading}</p>;
  const { authors, players, sections, clauses } = rules;
  const numbers = Object.keys(clauses);
  return (
    <div class="rules" ref={here}>
      <p class="quiet">{texts.by(authors, players)}</p>
      {sections.map((title, index) => (
        <section key={title}>
          <Heading id={chapterId(index + 1)} tabIndex={-1}>
            {title}
          </Heading>
          {numbers
            .filter((number) => number.split(/[-.]/)[1] === String(index + 1))
            .map((number) => (
              <p
                key={number}
                class={now.includes(number) ? 'matters' : ''}
                {...(number === clause ? { 'aria-current': 'true' as const } : {})}
              >
                <b>{number}</b> {withCode(clauses[number] ?? '')}
              </p>
            ))}
        </section>
      ))}
    </div>
  );
}

/** The text of a clause, which names options between backticks. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

/** The id of the heading of a chapter, from 1; 0 is how to play. */
export const chapterId = (chapter: number): string => `chapter-${chapter}`;

/** The rules of a game in the language of the settings. */
export function useRules(game: GameId) {
  const { language } = settings.value;
  return useLoaded<RuleTexts>(() => gameById(game).rules[language](), [game, language]);
}
