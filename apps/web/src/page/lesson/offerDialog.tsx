import { gameById } from 'hencoop/games';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../../protocol.js';
import { go, words } from '../app.js';
import { Dialog } from '../dialog.js';
import { keepOffered } from './offers.js';

/** Offers the lesson of a game before its first game. */
export function OfferDialog({
  game,
  onPlay,
  onClose,
}: {
  readonly game: GameId;
  readonly onPlay: () => void;
  readonly onClose: () => void;
}) {
  const { learn } = words();
  const { title } = gameById(game);
  useEffect(() => keepOffered(game), [game]);
  return (
    <Dialog title={learn.offer(title)} onClose={onClose}>
      <p>{learn.offerText}</p>
      <div class="buttons">
        <button type="button" class="main" onClick={() => go({ page: 'learn', game })}>
          {learn.learn}
        </button>
        <button type="button" onClick={onPlay}>
          {learn.playAtOnce}
        </button>
      </div>
    </Dialog>
  );
}
