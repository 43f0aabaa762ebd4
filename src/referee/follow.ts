import type { CheckedGame, GameTypes } from '../engine/game.js';
import { isRecord } from '../engine/guards.js';
import { refuseOption, refuseUnknown, shortText } from '../engine/options.js';
import { parseBy, type StandardSchema } from '../engine/standard.js';
import { isRevision } from './envelope.js';
import { MAX_DELIVERED, type Snapshot } from './match.js';

/** The type of a delivery among other messages. */
const TYPE = 'delivery';

/**
 * For clients: returns the view after one more delivery. The first delivery opens the view from nothing (`null`); later ones
 * continue it, or a {@link Snapshot}. A repeated delivery changes nothing. Returns `null` if a delivery in between is
 * missing: request a snapshot then.
 *
 * The delivery of a move taken back replaces the view, which `viewSchema` parses. Without that schema, the result is `null`,
 * as if a delivery were missing.
 *
 * The view keeps, in place, the cards that the viewer has seen; `game.view` reduces it to the table as it is now.
 *
 * `delivery` is any JSON value from the network; the game's `redactedEventSchema` parses its events. It may have the field
 * `type` that the sockets of `@hencoop/server` add.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { redactedEventSchema } from 'hencoop/chicken/schema';
 * import { createReferee, follow } from 'hencoop/referee';
 *
 * const { deliveries } = createReferee(chicken).open({ seats: 2 });
 * const mine = deliveries.find(({ to }) => to === 0);
 * const seen = follow(chicken, null, mine, redactedEventSchema);
 * ```
 *
 * @throws RangeError if `delivery` is not a delivery, is for another viewer, or has an event that cannot happen here; it
 * names the path of the fault. The view so far is unchanged.
 */
export function follow<G extends GameTypes>(
  game: CheckedGame<G>,
  seen: Snapshot<G> | null,
  delivery: unknown,
  redactedEventSchema: StandardSchema,
  viewSchema: StandardSchema | null = null,
): Snapshot<G> | null {
  const { to, revision, events, takenBack } = readDelivery(delivery);
  const known = seen?.revision ?? 0;
  if (seen !== null) requireReceiver(to, seen.view.viewer);
  if (revision <= known) return seen;
  if (revision > known + 1) return null;
  if (takenBack !== undefined) {
    const replaced = readTakenBack<G>(takenBack, viewSchema);
    if (replaced === null) return null;
    requireReceiver(to, replaced.viewer);
    return { revision, view: replaced };
  }
  let view = seen?.view ?? null;
  for (const [index, given] of events.entries()) {
    const path = `delivery.events.${index}`;
    // The game's own schema accepts it.
    const event = parseBy(redactedEventSchema, given, path, 'redactedEventSchema') as G['RedactedEvent'];
    try {
      view = game.evolve(view, event);
    } catch (cause) {
      throw new RangeError(`${path}: following it failed (see \`cause\`)`, { cause });
    }
  }
  if (view === null) return null;
  requireReceiver(to, view.viewer);
  return { revision, view };
}

function readDelivery(delivery: unknown) {
  if (!isRecord(delivery)) return refuseOption('delivery', 'an object with to, revision and events', delivery);
  refuseUnknown('delivery', delivery, ['type', 'to', 'revision', 'events', 'takenBack']);
  const { type = TYPE, to, revision, events, takenBack } = delivery as { readonly [field: string]: unknown };
  if (type !== TYPE) return refuseOption('delivery.type', `${TYPE}, or none`, type);
  if (!isRevision(revision) || revision < 1)
    return refuseOption('delivery.revision', 'a whole number from 1', revision);
  if (Array.isArray(events) && events.length <= MAX_DELIVERED)
    return { to, revision, events: events as unknown[], takenBack };
  throw new RangeError(
    `delivery.events: expected a list of at most ${MAX_DELIVERED} events, got ${Array.isArray(events) ? events.length : shortText(events)}`,
  );
}

/** The view in the delivery of a move taken back; `null` without a schema to check it. */
function readTakenBack<G extends GameTypes>(value: unknown, viewSchema: StandardSchema | null): G['View'] | null {
  if (!isRecord(value)) return refuseOption('delivery.takenBack', 'an object with seat, revision and view', value);
  refuseUnknown('delivery.takenBack', value, ['seat', 'revision', 'view']);
  const { seat, revision, view } = value as { readonly [field: string]: unknown };
  if (!isRevision(seat)) refuseOption('delivery.takenBack.seat', 'a seat', seat);
  if (!isRevision(revision)) refuseOption('delivery.takenBack.revision', 'a whole number', revision);
  if (viewSchema === null) return null;
  // The game's own schema accepts it.
  return parseBy(viewSchema, view, 'delivery.takenBack.view', 'viewSchema') as G['View'];
}

function requireReceiver(to: unknown, viewer: number | null): void {
  if (to !== viewer) refuseOption('delivery.to', `${viewer}, the viewer`, to);
}
