import type { LogEntry, State } from 'boardgame.io';
import type { Socket } from './transport.js';

/** A match as sent to a client: `playerView` has turned `G` into a snapshot. */
type SentState = State<{ readonly revision: number }>;

/**
 * The state to send: its `_stateID` counts the updates that the client has seen. Plugins are left out, because they
 * record who tried a refused move.
 */
const outgoing = ({ G, ctx }: SentState): SentState => ({
  G,
  ctx,
  plugins: {},
  _undo: [],
  _redo: [],
  _stateID: G.revision,
});

/** Sends only the client's own view and public data, numbered by the client's revision. */
export function sealOutgoing(socket: Socket): void {
  const emit = socket.emit.bind(socket);
  let sentRevision = Number.POSITIVE_INFINITY;
  socket.emit = (event: string, ...args: unknown[]) => {
    if (event === 'sync') {
      // The transport sends a sync with these arguments.
      const [matchID, info] = args as [string, { state: SentState; filteredMetadata: unknown }];
      const state = outgoing(info.state);
      sentRevision = state._stateID;
      return emit(event, matchID, { ...info, state, initialState: state });
    }
    if (event === 'update') {
      // The transport sends an update with these arguments.
      const [matchID, sent, log] = args as [string, SentState, LogEntry[]];
      const state = outgoing(sent);
      // An illegal move, or another seat's secret one: this client must not notice.
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
