import { gameById, type RuleTexts } from 'hencoop/games';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameId } from '../protocol.js';
import { settings, words } from './app.js';
import { clausesIn } from './clauses.js';

/** The rules of a game, opened at a clause, or at the clauses of the current step. */
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
  const rules = useRules(game);
  const here = useRef<HTMLDivElement>(null);
  const now = clause === null ? clausesIn(rules?.steps[step ?? ''] ?? '') : [clause];
  useEffect(() => {
    if (clause === null) return;
    here.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [rules, clause]);
  if (rules === null) return <p class="quiet">{texts.loading}</p>;
  const { authors, players, sections, clauses } = rules;
  const numbers = Object.keys(clauses);
  return (
    <div class="rules" ref={here}>
      <p class="quiet">{texts.by(authors, players)}</p>
      {now.length > 0 && (
        <section class="matters" aria-label={texts.now}>
          <Heading>{texts.now}</Heading>
          {now
            .filter((number) => clauses[number] !== undefined)
            .map((number) => (
              <p key={number}>
                <b>{number}</b> {clauses[number]}
              </p>
            ))}
        </section>
      )}
      {sections.map((title, index) => (
        <section key={title}>
          <Heading>{title}</Heading>
          {numbers
            .filter((number) => number.split(/[-.]/)[1] === String(index + 1))
            .map((number) => (
              <p key={number} {...(number === clause ? { 'aria-current': 'true' as const } : {})}>
                <b>{number}</b> {clauses[number]}
              </p>
            ))}
        </section>
      ))}
    </div>
  );
}

/** The rules of a game in the language of the settings; `null` until they are loaded. */
function useRules(game: GameId): RuleTexts | null {
  const { language } = settings.value;
  const [rules, setRules] = useState<RuleTexts | null>(null);
  useEffect(() => {
    let wanted = true;
    void gameById(game)
      .rules[language]()
      .then((loaded) => wanted && setRules(loaded));
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return rules;
}
