import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';

interface Stored {
  readonly initialState: State;
  state: State;
  metadata: Server.MatchData;
  log: LogEntry[];
}

/** A storage that keeps JSON, like a database. */
export class Memory extends Async {
  readonly #matches = new Map<string, string>();
  /** Delays the result of a fetch for a sync. */
  slow: Promise<void> = Promise.resolve();

  connect(): void {}

  override async createMatch(id: string, { initialState, metadata }: StorageAPI.CreateMatchOpts): Promise<void> {
    this.#matches.set(id, JSON.stringify({ initialState, state: initialState, metadata, log: [] }));
  }

  async setState(id: string, state: State, deltalog: LogEntry[] = []): Promise<void> {
    this.#change(id, (stored) => {
      stored.state = state;
      stored.log.push(...deltalog);
    });
  }

  async setMetadata(id: string, metadata: Server.MatchData): Promise<void> {
    this.#change(id, (stored) => {
      stored.metadata = metadata;
    });
  }

  async fetch<O extends StorageAPI.FetchOpts>(id: string, wanted: O): Promise<StorageAPI.FetchResult<O>> {
    const fields = Object.entries(this.#read(id) ?? {}).filter(([name]) => name in wanted);
    if (wanted.initialState) await this.slow;
    // A stored match has the fields of a result.
    return Object.fromEntries(fields) as StorageAPI.FetchResult<O>;
  }

  async wipe(id: string): Promise<void> {
    this.#matches.delete(id);
  }

  override async listMatches(): Promise<string[]> {
    return [...this.#matches.keys()];
  }

  #read(id: string): Stored | undefined {
    const stored = this.#matches.get(id);
    return stored === undefined ? undefined : JSON.parse(stored);
  }

  #change(id: string, change: (stored: Stored) => void): void {
    const stored = this.#read(id);
    if (stored === undefined) throw new Error(`no match ${id}`);
    change(stored);
    this.#matches.set(id, JSON.stringify(stored));
  }
}
