import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameId } from '../protocol.js';
import type { RuleTexts } from '../texts/rules/rules.js';
import { settings, words } from './app.js';
import type { Language } from './settings.js';

/** What the page shows of a rule sheet. */
interface Sheet {
  readonly authors: string;
  readonly players: string;
  readonly sections: readonly string[];
  readonly steps: { readonly [step: string]: string };
  readonly clauses: { readonly [clause: string]: { readonly text: string } };
}

const SHEETS: { readonly [Id in GameId]: () => Promise<{ readonly sheet: Sheet }> } = {
  chicken: () => import('hencoop/chicken/sheet'),
  'crazy-chicken': () => import('hencoop/crazy-chicken/sheet'),
  'chicken-out': () => import('hencoop/chicken-out/sheet'),
  'blind-chicken-extreme': () => import('hencoop/blind-chicken-extreme/sheet'),
  'chicken-roundup': () => import('hencoop/chicken-roundup/sheet'),
};

const GERMAN: { readonly [Id in GameId]: () => Promise<{ readonly rules: RuleTexts }> } = {
  chicken: () => import('../texts/rules/chicken.de.js'),
  'crazy-chicken': () => import('../texts/rules/crazy-chicken.de.js'),
  'chicken-out': () => import('../texts/rules/chicken-out.de.js'),
  'blind-chicken-extreme': () => import('../texts/rules/blind-chicken-extreme.de.js'),
  'chicken-roundup': () => import('../texts/rules/chicken-roundup.de.js'),
};

interface Loaded {
  readonly texts: RuleTexts;
  /** The clauses that say what may be done in each step. */
  readonly steps: { readonly [step: string]: readonly string[] };
}

/** The numbers of clauses in a sentence. */
const NUMBERS = /\b[A-Z]{1,2}-\d+(?:\.\d+[a-z]?)?/g;

/** The rules of a game, opened at a clause, or at those of the step of play. */
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
  const { language } = settings.value;
  const [rules, setRules] = useState<Loaded | null>(null);
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let wanted = true;
    void load(game, language).then((loaded) => wanted && setRules(loaded));
    return () => {
      wanted = false;
    };
  }, [game, language]);
  const now = clause === null ? (rules?.steps[step ?? ''] ?? []) : [clause];
  useEffect(() => {
    if (clause === null) return;
    here.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [rules, clause]);
  if (rules === null) return <p class="quiet">{texts.loading}</p>;
  const { authors, players, sections, clauses } = rules.texts;
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

async function load(game: GameId, language: Language): Promise<Loaded> {
  const [{ sheet }, german] = await Promise.all([SHEETS[game](), language === 'de' ? GERMAN[game]() : null]);
  const { authors, players, sections, clauses, steps } = sheet;
  const english = Object.entries(clauses).map(([number, { text }]) => [number, text] as const);
  return {
    texts: german?.rules ?? { authors, players, sections, clauses: Object.fromEntries(english) },
    steps: Object.fromEntries(Object.entries(steps).map(([step, text]) => [step, text.match(NUMBERS) ?? []])),
  };
}
