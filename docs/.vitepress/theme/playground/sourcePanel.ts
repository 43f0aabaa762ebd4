import { GAMES, type GameId, gameById } from 'hencoop/games';
import { defineComponent, h, type PropType, type Ref, ref, type ShallowRef, shallowRef, watch } from 'vue';
import type { GameData } from '../../../../tools/site/playground/data.js';
import { button } from './controls.js';
import { dataOf } from './opening.js';
import type { Session } from './session.js';

/** The value of the field that fired an event. */
const textOf = (event: Event) => (event.target as HTMLInputElement | HTMLSelectElement).value;

const field = (label: string, control: ReturnType<typeof h>) =>
  h('label', { class: 'field' }, [h('span', label), control]);

const select = (
  value: string,
  options: readonly (readonly [value: string, text: string])[],
  choose: (value: string) => void,
) =>
  h(
    'select',
    { value, onChange: (event: Event) => choose(textOf(event)) },
    options.map(([value, text]) => h('option', { value }, text)),
  );

/** The values of the panel's fields. */
interface Fields {
  readonly game: Ref<GameId>;
  readonly seats: Ref<string>;
  readonly seed: Ref<string>;
  readonly options: Ref<string>;
  /** The scenarios and records of the game; `null` while they are not loaded. */
  readonly data: ShallowRef<GameData | null>;
}

/** Updates the fields when a table is opened. */
function follow(session: Session, { game, seats, seed, options }: Fields): void {
  watch(
    [session.loaded, session.opened],
    ([loaded, opened]) => {
      if (loaded !== null) game.value = loaded.id;
      seats.value = String(session.table.value?.seats ?? 3);
      if (opened.type !== 'deal') return;
      seed.value = opened.seed;
      options.value = JSON.stringify(opened.options ?? {});
    },
    { immediate: true },
  );
}

/** Loads the scenarios and records of the chosen game. */
function loadData({ game, data }: Fields): void {
  watch(
    game,
    async (id) => {
      data.value = null;
      try {
        const loaded = await dataOf(id);
        if (game.value === id) data.value = loaded;
      } catch {
        // Then there are no scenarios and records to choose; everything else works.
      }
    },
    { immediate: true },
  );
}

function createFields(session: Session): Fields {
  const fields: Fields = {
    game: ref('chicken'),
    seats: ref('3'),
    seed: ref('hen'),
    options: ref('{}'),
    data: shallowRef(null),
  };
  follow(session, fields);
  loadData(fields);
  return fields;
}

/** Opens a new game with the values of the fields. */
function deal(session: Session, { game, seats, seed, options }: Fields): void {
  let chosen: unknown;
  try {
    chosen = JSON.parse(options.value);
  } catch {
    session.notice.value = 'The options are not JSON: expected an object such as {"target": 30}.';
    return;
  }
  // `setup` refuses other values with a sentence.
  const given = chosen as object;
  void session.open({
    type: 'deal',
    game: game.value,
    seats: Number(seats.value),
    seed: seed.value,
    options: given,
  });
}

/** Opens a new game of another kind. */
function chooseGame(session: Session, { game, seed }: Fields, id: string): void {
  // The list has only game ids.
  const doors = gameById(id as GameId);
  game.value = doors.id;
  void session.open({ type: 'deal', game: doors.id, seats: doors.seats.default, seed: seed.value });
}

/** The possible numbers of players. */
function numbersOf(game: GameId): (readonly [value: string, text: string])[] {
  const { min, max } = gameById(game).seats;
  return Array.from({ length: max - min + 1 }, (_, more) => [String(min + more), String(min + more)] as const);
}

/** A field for a text. */
const typed = (label: string, text: Ref<string>, attributes: { readonly [name: string]: unknown }) =>
  field(
    label,
    h('input', {
      value: text.value,
      ...attributes,
      onInput: (event: Event) => {
        text.value = textOf(event);
      },
    }),
  );

/** The fields of a new game. */
function newGame(session: Session, fields: Fields) {
  const { game, seats, seed, options } = fields;
  const games = GAMES.map(({ id, title }) => [id, title] as const);
  const submit = (event: Event) => {
    event.preventDefault();
    deal(session, fields);
  };
  const chooseSeats = (number: string) => {
    seats.value = number;
    deal(session, fields);
  };
  return h('form', { class: 'row', onSubmit: submit }, [
    field(
      'Game',
      select(game.value, games, (id) => chooseGame(session, fields, id)),
    ),
    field('Players', select(seats.value, numbersOf(game.value), chooseSeats)),
    typed('Seed', seed, { maxlength: 100 }),
    typed('Options', options, { class: 'mono', spellcheck: false }),
    button('Deal', () => {}, { type: 'submit', class: 'small-button first' }),
  ]);
}

/** A list of stored tables; `chosen` is empty until one of them is open. */
const stored = (
  label: string,
  chosen: string,
  tables: readonly (readonly [value: string, text: string])[],
  open: (value: string) => void,
) =>
  field(
    label,
    select(chosen, [['', 'Choose …'], ...tables], (value) => {
      if (value !== '') open(value);
    }),
  );

/** The scenarios and the recorded games. */
function storedTables(session: Session, { game, data }: Fields) {
  const { value: opened } = session.opened;
  const { scenarios = [], records = [] } = data.value ?? {};
  return h('div', { class: 'row' }, [
    stored(
      'Scenario',
      opened.type === 'scenario' ? String(opened.number) : '',
      scenarios.map(({ title }, index) => [String(index + 1), title] as const),
      (number) => void session.open({ type: 'scenario', game: game.value, number: Number(number) }),
    ),
    stored(
      'Recorded game',
      opened.type === 'record' ? opened.name : '',
      records.map((name) => [name, name.replaceAll('-', ' ')] as const),
      (name) => void session.open({ type: 'record', game: game.value, name, step: 0 }),
    ),
  ]);
}

/** Chooses a table to open: a new game, a scenario, or a recorded game. */
export const SourcePanel = defineComponent({
  props: { session: { type: Object as PropType<Session>, required: true } },
  setup({ session }) {
    const fields = createFields(session);
    return () => h('div', { class: 'sources' }, [newGame(session, fields), storedTables(session, fields)]);
  },
});
