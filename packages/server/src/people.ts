import type { Seat } from 'hencoop';
import { z } from 'zod';
import { type Emote, sendEmote } from './contract.js';
import type { Fanout } from './fanout.js';
import { messageText } from './messages.js';
import type { ViewerSession } from './viewerSession.js';

/** What processes tell each other of the people at a match. Nothing in it depends on the table. */
const noteSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('present'),
    /** The process. */
    from: z.string(),
    /** The seats that are connected to it. */
    seats: z.array(z.int().min(0)).max(100),
    /** Whether the others are to say theirs. */
    asks: z.boolean(),
  }),
  sendEmote.extend({ type: z.literal('emote'), from: z.string(), seat: z.int().min(0) }),
]);
type Note = z.infer<typeof noteSchema>;

type Viewer = Pick<ViewerSession, 'seat' | 'seesPeople' | 'send' | 'drop'>;

/** The seats that are connected to another process, and how often it has not said so when it was asked. */
interface OtherProcess {
  readonly seats: readonly Seat[];
  missed: number;
}

/** The people at a match with viewers in this process. */
interface Room {
  readonly viewers: Set<Viewer>;
  /** By process. */
  readonly others: Map<string, OtherProcess>;
  /** The text that everybody was sent last; `''` for none. */
  said: string;
  /** Whether the next sweep asks the other processes: an answer to the first note may come before the subscription. */
  isNew: boolean;
}

/** After this number of sweeps, a process asks those whose seats it knows whether they are still there. */
const ASKS_EVERY = 5;
/** A process that does not answer this often is gone. */
const MOST_MISSED = 2;

/**
 * Who is connected to the matches with viewers in this process, and what they say. Each process knows its own connections,
 * and reports them to the others, which keep nothing: it is not worth a write to the store.
 */
export class People {
  readonly #rooms = new Map<string, Room>();
  readonly #name = crypto.randomUUID();
  #fanout: Pick<Fanout, 'publish'> | null = null;
  /** Whether notes of other processes may be missing. */
  #isDeaf = false;
  #sweeps = 0;

  /** From now on, reports to the other processes. */
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

  /** Sends what a player says to everybody who is connected. */
  emote(id: string, seat: Seat, emote: Emote): void {
    this.#hear(id, seat, emote);
    this.#publish(id, { type: 'emote', from: this.#name, seat, emote });
  }

  /** Takes the note of a process. */
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

  /** Whether notes arrive. Once they do again, the next sweep asks everybody. */
  hears(isHearing: boolean): void {
    this.#isDeaf = !isHearing;
    for (const room of this.#rooms.values()) room.isNew = true;
  }

  /** Asks the other processes now and then, and forgets those that are gone. */
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

/** Shows everybody which seats are connected, unless they know. */
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

/** The message that says which seats are connected. */
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

/** `null` for any other text, such as the note of a later version. */
function noteIn(text: string): Note | null {
  try {
    return noteSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
