// Parses good and bad values of every game, alone and in a schema of the project, and prints the messages.
import { GAMES, loadEntry } from 'hencoop/games';
import * as z from 'zod';
import * as mini from 'zod/mini';

/** Values that are wrong in most places. */
const WRONG = [null, 'hens', -0, -1, 1.5, [], {}, 'x'.repeat(999)];

/** A value with one wrong part, for each of its parts. */
function* spoiled(value) {
  yield* WRONG;
  if (typeof value !== 'object' || value === null) return;
  for (const name of Object.keys(value)) {
    const { [name]: _, ...rest } = value;
    if (!Array.isArray(value)) yield rest;
    for (const part of spoiled(value[name])) yield Object.assign(structuredClone(value), { [name]: part });
  }
  yield { ...value, extra: 1 };
}

for (const { id, game } of GAMES) {
  const rules = await game();
  const { schemas } = await loadEntry(id);
  const { state, events } = rules.setupWithEvents({ seed: 'hen' });
  const [move] = rules.legalMoves(state);
  const later = rules.tryApply(state, move);
  const event = (later.ok ? later.events : events).at(-1);
  const redactedEvent = rules.redact(event, 0);
  const values = { options: state.options, state, view: rules.view(state, 0), move, event, redactedEvent };
  for (const [what, value] of Object.entries(values)) {
    const schema = schemas[what];
    schema.parse(value);
    z.object({ [what]: schema }).parse({ [what]: value });
    mini.object({ [what]: mini.array(schema) }).parse({ [what]: [value] });
    const said = new Set();
    let refused = 0;
    for (const wrong of spoiled(value)) {
      const { error } = schema.safeParse(wrong);
      if (error !== undefined) refused++;
      for (const { code, path, message } of error?.issues ?? []) said.add(`${path.at(-1)}: ${message} (${code})`);
    }
    console.log(`${id} ${what}: ${refused} refused\n${[...said].join('\n')}`);
  }
}
