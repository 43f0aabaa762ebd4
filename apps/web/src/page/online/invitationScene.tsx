import { lobby, type MatchInfo, RequestError } from '@hencoop/client';
import { useSignal } from '@preact/signals';
import { gameById, isGameId } from 'hencoop/games';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameId } from '../../protocol.js';
import { refuse } from '../../refusal.js';
import { GUEST } from '../../texts/guest.js';
import { change, go, settings, words } from '../app.js';
import { Face, seatFace } from '../face.js';
import { HomeLink } from '../homeLink.js';
import { showRefusedName } from '../nameRules.js';
import { Scene } from '../scene.js';
import { canShare, copyText, share } from '../secureOnly.js';
import { hostSeat, type Invitation, linkTo } from './invitations.js';
import { NameField } from './nameField.js';
import { saveMatch } from './savedMatches.js';
import { seatWords } from './seatWords.js';
import { findServer, serverUrl } from './server.js';
import { answered } from './serverRefusals.js';
import { useAction } from './useAction.js';
import { watchRules } from './watchWords.js';

interface Invited {
  readonly match: string;
  readonly invitation: Invitation;
  readonly onSeated: (token: string) => void;
  readonly onWatch: () => void;
  readonly onError: (error: unknown) => void;
}

/** A match of a game that this page knows. */
type KnownMatch = MatchInfo & { readonly game: GameId };

/** What an invitation opens: who invites to which game. Only its key sits down. */
export function InvitationScene(props: Invited) {
  const { match, invitation, onError } = props;
  const [info, setInfo] = useState<KnownMatch | null>(null);
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    let wanted = true;
    infoOf(match).then(
      (found) => {
        if (!wanted) return;
        setTaken(isUsed(found, invitation));
        setInfo(found);
      },
      (error: unknown) => {
        if (!wanted) return;
        go({ page: 'home' }, true);
        onError(error);
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (info === null) {
    return (
      <main class="connecting">
        <p class="quiet">{words().online.connecting}</p>
      </main>
    );
  }
  return (
    <main class="invitation grows">
      {isTaken ? <Taken {...props} info={info} /> : <SitDown {...props} info={info} onTaken={() => setTaken(true)} />}
    </main>
  );
}

async function infoOf(match: string): Promise<KnownMatch> {
  if ((await findServer()) === false) refuse('noServer', 'the page comes from a host of plain files');
  const info = await answered(lobby(serverUrl()).info(match));
  const { game } = info;
  return isGameId(game) ? { ...info, game } : refuse('future', 'game: expected one of this page, got another');
}

/** Whether the match shows it already. It does not for the host's own seat. */
function isUsed({ seats }: MatchInfo, { seat }: Invitation): boolean {
  return seat !== null && seat !== hostSeat(seats) && seats[seat]?.invited !== true;
}

/** The name of a seat's player, or a number. */
function nameOf({ seats }: MatchInfo, seat: number): string {
  const { name = '' } = seats[seat] ?? {};
  return name === '' ? GUEST[settings.value.language](seat + 1) : name;
}

function SitDown({
  match,
  invitation: { code, seat },
  info,
  onSeated,
  onTaken,
  onError,
}: Invited & { readonly info: KnownMatch; readonly onTaken: () => void }) {
  const texts = seatWords();
  const host = hostSeat(info.seats);
  const given = seat === null ? '' : (info.seats[seat]?.name ?? '');
  const name = useSignal(given === '' ? settings.peek().name : given);
  // The same for each try: an answer may get lost.
  const token = useRef(freshToken());
  const { busy, run } = useAction(onError);
  const sit = async () => {
    const chosen = seat === null ? '' : name.value.trim();
    if (chosen !== '') change({ name: chosen });
    const as = { name: chosen, token: token.current, invitation: code };
    const joined = await lobby(serverUrl())
      .join(match, as)
      .catch((error: unknown) => {
        if (error instanceof RequestError && error.code === 'taken') return null;
        return answered(Promise.reject(error));
      });
    if (joined === null) return onTaken();
    const { game, seats } = info;
    saveMatch({ match, game, token: joined.token, seat: joined.seat, names: seats.map((each) => each.name) });
    onSeated(joined.token);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!showRefusedName(event.currentTarget)) run(sit);
      }}
    >
      <Scene
        corner={<HomeLink />}
        over={gameById(info.game).title}
        title={seat === null ? texts.device : seat === host ? texts.invited : texts.invites(nameOf(info, host))}
        sentence={seat === null ? texts.deviceHint : texts.sitHint}
        keys={
          <button type="submit" class="main" disabled={busy}>
            {texts.sit}
          </button>
        }
      >
        <ul class="sit" aria-label={words().online.people}>
          {info.seats.map(({ player, invited }, each) => (
            <li key={each} class={each === seat || player === 'open' ? 'open' : 'here'}>
              <span class="who">
                <Face name={seatFace(each)} />
                <strong>{player === 'open' && !invited ? words().online.free : nameOf(info, each)}</strong>
              </span>
            </li>
          ))}
        </ul>
        <div class="paper invite">
          {seat !== null && <NameField name={name} />}
          <p>{watchRules(info)}</p>
        </div>
      </Scene>
    </form>
  );
}

/** 256 random bits in hexadecimal. */
function freshToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A used link: the host can send another. */
function Taken({ match, info, onWatch }: Invited & { readonly info: KnownMatch }) {
  const texts = seatWords();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const { title } = gameById(info.game);
  const text = texts.askText(title, linkTo(match));
  const ask = async () => {
    if (canShare()) await share({ title: 'Hencoop', text });
    else setCopied(await copyText(text, field.current));
  };
  return (
    <Scene
      corner={<HomeLink />}
      over={title}
      title={texts.taken}
      sentence={<span role="status">{isCopied ? texts.copied : texts.takenText}</span>}
      keys={
        <>
          <button type="button" onClick={() => void ask()}>
            {canShare() ? texts.ask : texts.copyAsk}
          </button>
          {info.watch === 'all' && (
            <button type="button" class="main" onClick={onWatch}>
              {words().online.watch}
            </button>
          )}
        </>
      }
    >
      <section class="paper invite">
        <div>
          <label>
            {texts.askLabel}
            <input ref={field} readOnly value={text} onFocus={() => field.current?.select()} />
          </label>
        </div>
      </section>
    </Scene>
  );
}
