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
    /** Whether the other processes are to send theirs. */
    asks: z.boolean(),
  }),
  sendEmote.extend({ type: z.literal('emote'), from: z.string(), seat: z.int().min(0) }),
]);
type Note = z.infer<typeof noteSchema>;

type Viewer = Pick<ViewerSession, 'seat' | 'seesPeople' | 'send' | 'drop'>;

/** The seats connected to another process, and how often it has failed to answer. */
interface OtherProcess {
  readonly seats: readonly Seat[];
  missed: number;
}

/** The people at a match with viewers in this process. */
interface Room {
  readonly viewers: Set<Viewer>;
  /** By process. */
  readonly others: Map<string, OtherProcess>;
  /** The last `present` message sent to viewers; `''`: none. */
  said: string;
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
    const room = known ?? { viewers: new Set(), others: new Map(), said: '', isNew: true };
    const before = seatsOf(room.viewers);
    this.#rooms.set(id, room);
    room.viewers.add(viewer);
    if (known === undefined || isOther(before, seatsOf(room.viewers))) this.#tell(id, room, known === undefined);
    if (!say(room) && viewer.seesPeople) send(viewer, room.said);
  }

  remove(id: string, viewer: Viewer): void {
    const room = this.#rooms.get(id);
    if (room === undefined) return;
    const before = seatsOf(room.viewers);
    room.viewers.delete(viewer);
    if (room.viewers.size === 0) this.#rooms.delete(id);
    if (isOther(before, seatsOf(room.viewers))) this.#tell(id, room, false);
    say(room);
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
    if (note.seats.length === 0) room.others.delete(note.from);
    else room.others.set(note.from, { seats: note.seats, missed: 0 });
    if (note.asks && seatsOf(room.viewers).length > 0) this.#tell(id, room, false);
    say(room);
  }

  /** Sets whether notes arrive. When they arrive again, the next sweep asks all processes. */
  hears(isHearing: boolean): void {
    this.#isDeaf = !isHearing;
    for (const room of this.#rooms.values()) room.isNew = true;
  }

  /** Asks the other processes from time to time, and forgets the ones that are gone. */
  sweep(): void {
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
      say(room);
    }
  }

  #hear(id: string, seat: Seat, emote: Emote): void {
    const text = messageText({ type: 'emote', seat, emote });
    for (const viewer of this.#rooms.get(id)?.viewers ?? []) if (viewer.seesPeople) send(viewer, text);
  }

  #tell(id: string, room: Room, asks: boolean): void {
    this.#publish(id, { type: 'present', from: this.#name, seats: [...seatsOf(room.viewers)], asks });
  }

  #publish(id: string, note: Note): void {
    this.#fanout?.publish(id, JSON.stringify(note));
  }
}

/** Sends all viewers the connected seats, unless nothing has changed. */
function say(room: Room): boolean {
  const elsewhere = [...room.others.values()].flatMap(({ seats }) => seats);
  const text = presentText([...seatsOf(room.viewers), ...elsewhere]);
  if (text === room.said) return false;
  room.said = text;
  for (const viewer of [...room.viewers]) if (viewer.seesPeople) send(viewer, text);
  return true;
}

function send(viewer: Viewer, text: string): void {
  if (!viewer.send(text)) viewer.drop('slow');
}

/** The seats among these viewers. */
export function seatsOf(viewers: Iterable<{ readonly seat: Seat | null }>): readonly Seat[] {
  return inOrder([...viewers].flatMap(({ seat }) => seat ?? []));
}

/** The message with the connected seats. */
export function presentText(seats: readonly Seat[]): string {
  return messageText({ type: 'present', seats: inOrder(seats) });
}

/** Each seat once. */
function inOrder(seats: readonly Seat[]): Seat[] {
  return [...new Set(seats)].sort((one, other) => one - other);
}

function isOther(before: readonly Seat[], after: readonly Seat[]): boolean {
  return before.join() !== after.join();
}

/** `null` if the text is not a note, or one of a later version. */
function noteIn(text: string): Note | null {
  try {
    return noteSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
