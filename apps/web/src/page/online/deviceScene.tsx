import { signal } from '@preact/signals-core';
import { gameById } from 'hencoop/games';
import { useEffect } from 'preact/hooks';
import { words } from '../app.js';
import { SceneDialog } from '../scene.js';
import { inviteTo, linkTo, withdraw } from './invitations.js';
import { useLink } from './linkPaper.js';
import type { OnlineMatch } from './onlineMatch.js';
import { savedMatches } from './savedMatches.js';
import { seatWords } from './seatWords.js';
import { useAction } from './useAction.js';

/** The match whose player asks for a link to another device. */
export const movedMatch = signal<string | null>(null);

/** The link that moves the own seat to another device. */
export function DeviceScene({
  match,
  seat,
  onError,
}: {
  readonly match: OnlineMatch;
  readonly seat: number;
  readonly onError: (error: unknown) => void;
}) {
  const texts = seatWords();
  const close = () => {
    movedMatch.value = null;
  };
  const { busy, run } = useAction(onError);
  const code = savedMatches.value.find((each) => each.match === match.id)?.codes[seat] ?? null;
  useEffect(() => {
    if (code === null) run(() => inviteTo(match, seat));
  }, []);
  const link = useLink(code === null ? '' : linkTo(match.id, { code, seat: null }), texts.deviceLink);
  return (
    <SceneDialog
      over={gameById(match.game).title}
      title={texts.device}
      sentence={<span role="status">{link.isCopied ? texts.copied : texts.deviceText}</span>}
      keys={
        <>
          <button type="button" onClick={close}>
            {words().close}
          </button>
          {code !== null && link.key}
        </>
      }
      onClose={close}
    >
      {code !== null &&
        link.paper(
          <p>
            <button
              type="button"
              disabled={busy}
              onClick={() =>
                run(async () => {
                  await withdraw(match, seat);
                  close();
                })
              }
            >
              {texts.withdraw}
            </button>
          </p>,
        )}
    </SceneDialog>
  );
}
