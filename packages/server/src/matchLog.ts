// Places in the logs of matches: to take moves back, a log is read only from the last kept place on.

import type { GameTypes, Seat } from 'hencoop';
import { type LogPlace, type PartialLog, standing } from 'hencoop/referee';
import type { LoadedMatch, PlayableMatch } from './loadedMatch.js';
import { logBetween, refereeLog } from './refereeLog.js';
import { LOG_PAGE, type MatchStore } from './store.js';

type LogStore = Pick<MatchStore, 'log' | 'place' | 'keepPlace'>;

/** A place as stored: the rules that it belongs to, since places of other rules are of no use. */
interface StoredPlace {
  readonly rules: number;
  readonly place: LogPlace<GameTypes>;
}

/** A place, and the number of entries before it. */
interface NumberedPlace {
  readonly number: number;
  readonly place: LogPlace<GameTypes>;
}

/** Places in the logs of matches. */
export class LogPlaces {
  readonly #store: LogStore;
  readonly #keeping = new Set<Promise<void>>();

  constructor(store: LogStore) {
    this.#store = store;
  }

  /** Keeps a place once in a page of the log, in the background. */
  committed(loaded: LoadedMatch): void {
    const { stored, served, match } = loaded;
    if (stored.version % LOG_PAGE !== 0 || served === null || match === null) return;
    const keeping = this.#keepUpTo({ stored, served, match }, stored.version)
      // The next commit or request makes up for it.
      .catch(() => {})
      .finally(() => this.#keeping.delete(keeping));
    this.#keeping.add(keeping);
  }

  /** Resolves once no place is being kept. */
  async settled(): Promise<void> {
    await Promise.all(this.#keeping);
  }

  /** The part of the log of the loaded version that tells whether `seat` may take its last move back. */
  async undoLog(playing: PlayableMatch, seat: Seat): Promise<PartialLog<GameTypes>> {
    const { id, version } = playing.stored;
    // A seat's last move is seldom far back: whatever a seat learns after its move makes the move stand.
    await this.#keepUpTo(playing, version - LOG_PAGE);
    for (let number = version - LOG_PAGE; ; ) {
      const from = await this.#placeAt(playing, number);
      const entries = refereeLog(await logBetween(this.#store, id, from?.number ?? 0, version));
      if (from === null || holdsLastMove(entries, seat)) return { from: from?.place ?? null, entries };
      number = from.number - 1;
    }
  }

  async #placeAt({ stored, match }: PlayableMatch, number: number): Promise<NumberedPlace | null> {
    const kept = number < LOG_PAGE ? null : await this.#store.place(stored.id, number);
    if (kept === null) return null;
    // The column holds what this class has kept.
    const { rules, place } = kept.place as StoredPlace;
    return rules === match.rules ? { number: kept.number, place } : null;
  }

  /** Keeps the missing places up to this entry. */
  async #keepUpTo(playing: PlayableMatch, last: number): Promise<void> {
    const { id } = playing.stored;
    let from = await this.#placeAt(playing, last);
    for (;;) {
      const number = (from?.number ?? 0) + LOG_PAGE;
      if (number > last) return;
      const place = await this.#placeAfter(playing, from, number);
      const stored: StoredPlace = { rules: playing.match.rules, place };
      await this.#store.keepPlace(id, { number, place: stored });
      from = { number, place };
    }
  }

  async #placeAfter(playing: PlayableMatch, given: NumberedPlace | null, number: number): Promise<LogPlace<GameTypes>> {
    for (let from = given; ; ) {
      const entries = refereeLog(await logBetween(this.#store, playing.stored.id, from?.number ?? 0, number));
      try {
        return playing.served.placeAfter({ from: from?.place ?? null, entries });
      } catch (error) {
        // They may take back a move that was made before the place.
        if (from === null || !(error instanceof RangeError)) throw error;
        from = await this.#placeAt(playing, from.number - 1);
      }
    }
  }
}

/** `false` also if the entries take back a move that was made before them. */
function holdsLastMove(entries: PartialLog<GameTypes>['entries'], seat: Seat): boolean {
  try {
    return standing(entries).some(({ move }) => move?.seat === seat);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
