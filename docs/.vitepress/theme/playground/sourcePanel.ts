import { GAMES, type GameId, gameById } from 'hencoop/games';
import { defineComponent, h, type PropType, ref, watch } from 'vue';
import type { GameData } from '../../../../tools/site/playground/data.js';
import { dataOf } from './opening.js';
import { button } from './parts.js';
import type { Session } from './session.js';

/** The value of the field that an event is of. */
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

/** Chooses what is opened: a new game, a scenario, or a recorded game. */
export const SourcePanel = defineComponent({
  props: { session: { type: Object as PropType<Session>, required: true } },
  setup({ session }) {
    const game = ref<GameId>('chicken');
    const seats = ref('3');
    const seed = ref('hen');
    const options = ref('{}');
    const data = ref<GameData | null>(null);

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
    watch(
      game,
      async (id) => {
        data.value = null;
        try {
          const loaded = await dataOf(id);
          if (game.value === id) data.value = loaded;
        } catch {
          // Scenarios and records cannot be chosen then; everything else works.
        }
      },
      { immediate: true },
    );

    function deal(): void {
      let chosen: unknown;
      try {
        chosen = JSON.parse(options.value);
      } catch {
        session.notice.value = 'The options are not JSON: expected an object such as {"target": 30}.';
        return;
      }
      // `setup` refuses anything else, with a sentence.
      const given = chosen as object;
      void session.open({
        type: 'deal',
        game: game.value,
        seats: Number(seats.value),
        seed: seed.value,
        options: given,
      });
    }

    function submit(event: Event): void {
      event.preventDefault();
      deal();
    }

    function chooseGame(id: string): void {
      // The list has ids of games alone.
      const doors = gameById(id as GameId);
      game.value = doors.id;
      void session.open({ type: 'deal', game: doors.id, seats: doors.seats.default, seed: seed.value });
    }

    const numbered = () => {
      const { min, max } = gameById(game.value).seats;
      return Array.from({ length: max - min + 1 }, (_, more) => [String(min + more), String(min + more)] as const);
    };
    const chosenScenario = () => {
      const { value: opened } = session.opened;
      return opened.type === 'scenario' ? String(opened.number) : '';
    };
    const chosenRecord = () => {
      const { value: opened } = session.opened;
      return opened.type === 'record' ? opened.name : '';
    };

    return () =>
      h('div', { class: 'sources' }, [
        h('form', { class: 'row', onSubmit: submit }, [
          field(
            'Game',
            select(
              game.value,
              GAMES.map(({ id, title }) => [id, title] as const),
              chooseGame,
            ),
          ),
          field(
            'Players',
            select(seats.value, numbered(), (value) => {
              seats.value = value;
              deal();
            }),
          ),
          field(
            'Seed',
            h('input', {
              value: seed.value,
              maxlength: 100,
              onInput: (event: Event) => {
                seed.value = textOf(event);
              },
            }),
          ),
          field(
            'Options',
            h('input', {
              class: 'mono',
              value: options.value,
              spellcheck: false,
              onInput: (event: Event) => {
                options.value = textOf(event);
              },
            }),
          ),
          button('Deal', () => {}, { type: 'submit', class: 'small-button first' }),
        ]),
        h('div', { class: 'row' }, [
          field(
            'Scenario',
            select(
              chosenScenario(),
              [
                ['', 'Choose …'],
                ...(data.value?.scenarios ?? []).map(({ title }, index) => [String(index + 1), title] as const),
              ],
              (value) => {
                if (value !== '') void session.open({ type: 'scenario', game: game.value, number: Number(value) });
              },
            ),
          ),
          field(
            'Recorded game',
            select(
              chosenRecord(),
              [
                ['', 'Choose …'],
                ...(data.value?.records ?? []).map((name) => [name, name.replaceAll('-', ' ')] as const),
              ],
              (name) => {
                if (name !== '') void session.open({ type: 'record', game: game.value, name, step: 0 });
              },
            ),
          ),
        ]),
      ]);
  },
});
