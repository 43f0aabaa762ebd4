import type { LogEntry, State } from 'boardgame.io';
import type { Socket } from './transport.js';

/** A match as a client is sent it: `playerView` has made `G` a snapshot. */
type SentState = State<{ readonly revision: number }>;

/**
 * A state as it goes out: its number counts the moves that its client has learned of. Plugins stay behind: a refused move
 * leaves the name of the player who tried it there.
 */
const outgoing = ({ G, ctx }: SentState): SentState => ({
  G,
  ctx,
  plugins: {},
  _undo: [],
  _redo: [],
  _stateID: G.revision,
});

/** Lets out a client's own view and public matters only, numbered by what that client has learned. */
export function sealOutgoing(socket: Socket): void {
  const emit = socket.emit.bind(socket);
  let sentRevision = Number.POSITIVE_INFINITY;
  socket.emit = (event: string, ...args: unknown[]) => {
    if (event === 'sync') {
      // The arguments with which the transport sends a sync.
      const [matchID, info] = args as [string, { state: SentState; filteredMetadata: unknown }];
      const state = outgoing(info.state);
      sentRevision = state._stateID;
      return emit(event, matchID, { ...info, state, initialState: state });
    }
    if (event === 'update') {
      // The arguments with which the transport sends an update.
      const [matchID, sent, log] = args as [string, SentState, LogEntry[]];
      const state = outgoing(sent);
      // A secret move of another seat, or an illegal one: this client learns nothing.
      if (state._stateID <= sentRevision) return true;
      sentRevision = state._stateID;
      return emit(
        event,
        matchID,
        state,
        log.map((entry) => ({ ...entry, _stateID: state._stateID - 1 })),
      );
    }
    return event === 'matchData' || event === 'chat' ? emit(event, ...args) : true;
  };
}
