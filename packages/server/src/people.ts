import type { Seat } from 'hencoop';
import { z } from 'zod';
import { type Emote, sendEmote } from './contract.js';
import type { Fanout } from './fanout.js';
import { messageText } from './messages.js';
import type { ViewerSession } from './viewerSession.js';

/** The notes between processes about the people at a match. Nothing in a note depends on the table. */
const noteSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('present'),
    /** The sending process. */
    from: z.string(),
    /** The seats that are connected to it. */
    seats: z.array(z.int().min(0)).max(100),
    /** The number of its spectators. */
    watching: z.int().min(0),
    /** Whether the other processes are to send theirs. */
    asks: z.boolean(),
  }),
  sendEmote.extend({ type: z.literal('emote'), from: z.string(), seat: z.int().min(0) }),
]);
type Note = z.infer<typeof noteSchema>;

type Viewer = Pick<ViewerSession, 'seat' | 'seesPeople' | 'send' | 'drop'>;

/** Who is connected. */
export interface Company {
  readonly seats: readonly Seat[];
  /** The number of spectators. */
  readonly watching: number;
}

/** Who is connected to another process, and how often it has failed to answer. */
interface OtherProcess extends Company {
  missed: number;
}

/** The people at a match with viewers in this process. */
interface Room {
  /** Each with the last `present` message sent to it; `''`: none. */
  readonly viewers: Map<Viewer, string>;
  /** By process. */
  readonly others: Map<string, OtherProcess>;
  /** The seats that all viewers and all other processes know of. */
  said: readonly Seat[];
  /** The number of spectators that the other processes know of. */
  told: number;
  /** Whether the number of spectators may have changed since the last sweep. */
  isStale: boolean;
  /** Whether the next sweep asks the other processes: answers to the first note may arrive before the subscription. */
  isNew: boolean;
}

/** Every this many sweeps, a process asks the known processes whether they are still there. */
const ASKS_EVERY = 5;
/** A process that fails to answer this often counts as gone. */
const MOST_MISSED = 2;

/**
 * The connected seats of matches with viewers in this process, and their emotes. Each process reports its own
 * connections to the others. Nothing is written to the store.
 */
export class People {
  readonly #rooms = new Map<string, Room>();
  readonly #name = crypto.randomUUID();
  #fanout: Pick<Fanout, 'publish'> | null = null;
  /** Whether notes of other processes may be getting lost. */
  #isDeaf = false;
  #sweeps = 0;

  /** Starts to report to the other processes. */
  telling(fanout: Pick<Fanout, 'publish'>): void {
    this.#fanout = fanout;
  }

  add(id: string, viewer: Viewer): void {
    const known = this.#rooms.get(id);
    const room = known ?? { viewers: new Map(), others: new Map(), said: [], told: 0, isStale: true, isNew: true };
    const before = companyOf(room.viewers.keys());
    this.#rooms.set(id, room);
    room.viewers.set(viewer, '');
    room.isStale = true;
    if (known === undefined || isOther(before, companyOf(room.viewers.keys())))
      this.#tell(id, room, known === undefined);
    if (!saySeats(room)) say(room, [viewer]);
  }

  remove(id: string, viewer: Viewer): void {
    const room = this.#rooms.get(id);
    if (room === undefined) return;
    const before = companyOf(room.viewers.keys());
    room.viewers.delete(viewer);
    room.isStale = true;
    const isLast = room.viewers.size === 0;
    if (isLast) this.#rooms.delete(id);
    if (isOther(before, companyOf(room.viewers.keys())) || (isLast && room.told > 0)) this.#tell(id, room, false);
    saySeats(room);
  }

  /** Sends an emote to all connected viewers. */
  emote(id: string, seat: Seat, emote: Emote): void {
    this.#hear(id, seat, emote);
    this.#publish(id, { type: 'emote', from: this.#name, seat, emote });
  }

  /** Handles a note from a process. */
  heard(id: string, text: string): void {
    const room = this.#rooms.get(id);
    const note = noteIn(text);
    if (note === null || note.from === this.#name || room === undefined) return;
    if (note.type === 'emote') {
      this.#hear(id, note.seat, note.emote);
      return;
    }
    const { seats, watching } = note;
    if (seats.length === 0 && watching === 0) room.others.delete(note.from);
    else room.others.set(note.from, { seats, watching, missed: 0 });
    room.isStale = true;
    if (note.asks) this.#tell(id, room, false);
    saySeats(room);
  }

  /** Sets whether notes arrive. When they arrive again, the next sweep asks all processes. */
  hears(isHearing: boolean): void {
    this.#isDeaf = !isHearing;
    for (const room of this.#rooms.values()) room.isNew = true;
  }

  /**
   * Says how many watch, so that a crowd that comes or goes causes one message per sweep. Asks the other processes from
   * time to time, and forgets the ones that are gone.
   */
  sweep(): void {
    for (const [id, room] of this.#rooms) this.#sayWatching(id, room);
    if (this.#isDeaf) return;
    this.#sweeps += 1;
    const asks = this.#sweeps % ASKS_EVERY === 0;
    for (const [id, room] of this.#rooms) {
      if (room.isNew || (asks && room.others.size > 0)) this.#tell(id, room, true);
      room.isNew = false;
      if (!asks) continue;
      for (const [process, other] of room.others) {
        if (other.missed >= MOST_MISSED) room.others.delete(process);
        other.missed += 1;
      }
      room.isStale = true;
      saySeats(room);
    }
  }

  #hear(id: string, seat: Seat, emote: Emote): void {
    const text = messageText({ type: 'emote', seat, emote });
    for (const viewer of this.#rooms.get(id)?.viewers.keys() ?? []) if (viewer.seesPeople) send(viewer, text);
  }

  #sayWatching(id: string, room: Room): void {
    if (!room.isStale) return;
    room.isStale = false;
    if (companyOf(room.viewers.keys()).watching !== room.told) this.#tell(id, room, false);
    say(room, room.viewers.keys());
  }

  #tell(id: string, room: Room, asks: boolean): void {
    const { seats, watching } = companyOf(room.viewers.keys());
    room.told = watching;
    this.#publish(id, { type: 'present', from: this.#name, seats: [...seats], watching, asks });
  }

  #publish(id: string, note: Note): void {
    this.#fanout?.publish(id, JSON.stringify(note));
  }
}

/** Sends all viewers the connected seats, unless nothing has changed. */
function saySeats(room: Room): boolean {
  const { seats } = allOf(room);
  if (seats.join() === room.said.join()) return false;
  room.said = seats;
  say(room, room.viewers.keys());
  return true;
}

/** Sends viewers who is connected, unless they know. */
function say(room: Room, viewers: Iterable<Viewer>): void {
  const text = presentText(allOf(room));
  for (const viewer of [...viewers]) {
    if (!viewer.seesPeople || room.viewers.get(viewer) === text) continue;
    room.viewers.set(viewer, text);
    send(viewer, text);
  }
}

/** Who is connected to all processes. */
function allOf(room: Room): Company {
  const all = [companyOf(room.viewers.keys()), ...room.others.values()];
  return {
    seats: inOrder(all.flatMap(({ seats }) => seats)),
    watching: all.reduce((sum, { watching }) => sum + watching, 0),
  };
}

function send(viewer: Viewer, text: string): void {
  if (!viewer.send(text)) viewer.drop('slow');
}

/** Who is among these viewers. */
export function companyOf(viewers: Iterable<{ readonly seat: Seat | null }>): Company {
  const all = [...viewers].map(({ seat }) => seat);
  const seats = inOrder(all.filter((seat) => seat !== null));
  return { seats, watching: all.filter((seat) => seat === null).length };
}

/** The message with who is connected. */
export function presentText({ seats, watching }: Company): string {
  return messageText({ type: 'present', seats: [...seats], watching });
}

/** Each seat once. */
function inOrder(seats: readonly Seat[]): Seat[] {
  return [...new Set(seats)].sort((one, other) => one - other);
}

/** Whether other seats are connected. */
function isOther(before: Company, after: Company): boolean {
  return before.seats.join() !== after.seats.join();
}

/** `null` if the text is not a note, or one of a later version. */
function noteIn(text: string): Note | null {
  try {
    return noteSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
