import { type AnyDoors, gameById, type OfferedOption } from 'hencoop/games';
import { useEffect, useState } from 'preact/hooks';
import type { AboutGame, GameId, Player } from '../protocol.js';
import { setupTextsOf, words, worker } from './app.js';
import { HomeLink } from './homeLink.js';
import { showRefusedName } from './nameRules.js';
import { type OnlineChoice, OnlineWords, USUAL } from './online/onlineWords.js';
import { type Explain, OptionWord } from './optionWord.js';
import { type Company, hashOf } from './router.js';
import { Scene } from './scene.js';
import { useSeats } from './setupSeats.js';
import { type NewGame, startGame } from './startGame.js';

type OnError = (error: unknown) => void;

/** The set-up of a game: who sits at the table, and its options as sentences. */
export function Setup({
  game,
  company,
  onError,
}: {
  readonly game: GameId;
  readonly company: Company | null;
  readonly onError: OnError;
}) {
  const { setup: texts, home } = words();
  const { title, lesson }: AnyDoors = gameById(game);
  const about = useAboutGame(game, onError);
  const { players, names, keepName, row, panel } = useSeats(game, about, company);
  const [explained, setExplained] = useState('');
  const { options, sentences } = useOptions(game, about, players.length, setExplained);
  const isOnline = company === 'link' || company === 'screen';
  const [online, setOnline] = useState<OnlineChoice>(USUAL);
  const { busy, start } = useStart(onError);
  const persons = players.filter((player) => player === 'person').length;
  return (
    <main class="setup grows">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (showRefusedName(event.currentTarget)) return;
          keepName();
          start({ game, players, names, options }, isOnline ? { ...online, plays: company === 'link' } : null);
        }}
      >
        <Scene
          corner={<HomeLink />}
          over={`${title} · ${home.minutes(setupTextsOf(game).minutes)}`}
          title={texts.who}
          sentence={<span role="status">{sentenceOf(players, company)}</span>}
          keys={
            <>
              {lesson !== undefined && (
                <a class="button" href={hashOf({ page: 'learn', game })} aria-label={home.learnGame(title)}>
                  {texts.learn}
                </a>
              )}
              <button type="submit" class="main" disabled={busy || (isOnline && persons === 0)}>
                {company === null ? texts.start : texts.starts[company]}
              </button>
            </>
          }
        >
          {row}
          {panel}
          <section class="options" aria-label={texts.options}>
            <p>
              {sentences}
              {isOnline && (
                <OnlineWords choice={online} plays={company === 'link'} onChange={setOnline} onExplain={setExplained} />
              )}
            </p>
            <p class="quiet">{explained}</p>
          </section>
        </Scene>
      </form>
    </main>
  );
}

/** What the chosen players mean. */
function sentenceOf(players: readonly Player[], company: Company | null): string {
  const { setup: texts, online } = words();
  const persons = players.filter((player) => player === 'person').length;
  if (company === 'link' || company === 'screen') {
    return persons === 0 ? online.onePerson : company === 'link' ? online.playHint : online.screenHint;
  }
  if (persons === 0) return texts.watch;
  return persons > 1 ? texts.pass : texts.against(players.length - 1);
}

function useAboutGame(game: GameId, onError: OnError): AboutGame | null {
  const [about, setAbout] = useState<AboutGame | null>(null);
  useEffect(() => {
    worker().ask({ type: 'about', game }).then(setAbout, onError);
  }, [game]);
  return about;
}

/** The chosen options, and their sentences once the defaults are known. */
function useOptions(game: GameId, about: AboutGame | null, seats: number, onExplain: Explain) {
  const { offered, options: texts } = setupTextsOf(game);
  const [chosen, setChosen] = useState<{ readonly [name: string]: unknown }>({});
  const isOffered = (option: OfferedOption) => option.type !== 'flag' || (option.seats ?? seats) === seats;
  const open = offered.filter(isOffered);
  const options = Object.fromEntries(
    Object.entries(chosen).filter(([name]) => open.some((option) => option.name === name)),
  );
  const defaults = about?.options[seats];
  const sentences =
    defaults !== undefined &&
    open.map((option) => (
      <OptionWord
        key={option.name}
        option={option}
        texts={texts[option.name]}
        value={chosen[option.name] ?? defaults[option.name]}
        onChange={(value) => setChosen({ ...chosen, [option.name]: value })}
        onExplain={onExplain}
      />
    ));
  return { options, sentences };
}

/** Starts a game once, here or online. */
function useStart(onError: OnError) {
  const [busy, setBusy] = useState(false);
  const start = (game: Required<NewGame>, online: (OnlineChoice & { readonly plays: boolean }) | null) => {
    setBusy(true);
    const started =
      online === null
        ? startGame(game)
        : import('./online/startMatch.js').then(({ startMatch }) => startMatch({ ...game, ...online }));
    started.catch((error: unknown) => {
      setBusy(false);
      onError(error);
    });
  };
  return { busy, start };
}
