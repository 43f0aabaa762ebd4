import { explain } from 'hencoop';
import { withBase } from 'vitepress';
import { defineComponent, h, nextTick, type PropType, ref, type ShallowRef, shallowRef, watch } from 'vue';
import { complete, type Suggestion } from '../../../../tools/site/playground/complete.js';
import type { MoveType } from '../../../../tools/site/playground/moveTypes.js';
import type { Move } from '../../../../tools/site/playground/position.js';
import { button, panel } from './controls.js';
import { dataOf } from './opening.js';
import type { Session } from './session.js';

const props = { session: { type: Object as PropType<Session>, required: true } } as const;

/** A verdict on the typed move. */
type Verdict =
  | { readonly type: 'none' | 'problem'; readonly text: string }
  | { readonly type: 'legal'; readonly move: Move }
  | { readonly type: 'refused'; readonly clause: string; readonly text: string };

function judge({ loaded, table, tried }: Session): Verdict {
  const text = tried.value.trim();
  if (text === '' || loaded.value === null || table.value === null) return { type: 'none', text: '' };
  let move: unknown;
  try {
    move = JSON.parse(text);
  } catch {
    return { type: 'none', text: 'Not a complete move yet.' };
  }
  try {
    const violation = loaded.value.entry.game.whyNot(table.value, move);
    // The rules accept it, so it is a move.
    if (violation === null) return { type: 'legal', move: move as Move };
    const sentence = explain(violation, loaded.value.words.game);
    return { type: 'refused', clause: violation.clause, text: sentence.slice(violation.clause.length + 1) };
  } catch (error) {
    return { type: 'problem', text: error instanceof Error ? error.message : String(error) };
  }
}

/** The move types of the open game. */
function createTypes(session: Session): ShallowRef<readonly MoveType[]> {
  const types = shallowRef<readonly MoveType[]>([]);
  watch(
    session.loaded,
    async (loaded) => {
      types.value = [];
      if (loaded === null) return;
      // Without the types, completion offers only the legal moves.
      types.value = await dataOf(loaded.id).then(
        ({ moveTypes }) => moveTypes,
        () => [],
      );
    },
    { immediate: true },
  );
  return types;
}

/** The completions of the typed move, and the chosen one. */
function createCompletion(session: Session) {
  const types = createTypes(session);
  const input = ref<HTMLInputElement | null>(null);
  const isOpen = ref(false);
  const chosen = ref(0);
  /** The text before the cursor. */
  const before = ref('');
  return {
    input,
    isOpen,
    chosen,
    suggestions: (): Suggestion[] => (isOpen.value ? complete(before.value, session.moves.value, types.value) : []),
    read(): void {
      const field = input.value;
      if (field === null) return;
      session.tried.value = field.value;
      before.value = field.value.slice(0, field.selectionStart ?? field.value.length);
      chosen.value = 0;
      isOpen.value = true;
    },
    async take({ text, from }: Suggestion): Promise<void> {
      const after = session.tried.value.slice(before.value.length);
      before.value = `${before.value.slice(0, from)}${text}`;
      session.tried.value = before.value + after;
      chosen.value = 0;
      isOpen.value = !text.endsWith('}');
      await nextTick();
      input.value?.setSelectionRange(before.value.length, before.value.length);
      input.value?.focus();
    },
  };
}

type Completion = ReturnType<typeof createCompletion>;

/** Handles a key in the field: the arrows choose a completion, and Enter takes it. */
function press(event: KeyboardEvent, { suggestions, isOpen, chosen, read, take }: Completion): void {
  const all = suggestions();
  const one = all[chosen.value];
  if (event.key === 'Escape') isOpen.value = false;
  else if (event.key === 'ArrowDown' && !isOpen.value) read();
  else if (event.key === 'ArrowDown' && all.length > 0) chosen.value = (chosen.value + 1) % all.length;
  else if (event.key === 'ArrowUp' && all.length > 0) chosen.value = (chosen.value + all.length - 1) % all.length;
  else if (event.key === 'Enter' && one !== undefined) void take(one);
  else return;
  event.preventDefault();
}

const combobox = (session: Session, completion: Completion, all: readonly Suggestion[]) =>
  h('input', {
    ref: completion.input,
    class: 'mono',
    role: 'combobox',
    spellcheck: false,
    autocomplete: 'off',
    'aria-label': 'A move as JSON',
    'aria-autocomplete': 'list',
    'aria-expanded': all.length > 0,
    'aria-controls': 'suggestions',
    'aria-activedescendant': all.length > 0 ? `suggestion-${completion.chosen.value}` : undefined,
    placeholder: '{"seat": 0, "type": …',
    value: session.tried.value,
    onInput: completion.read,
    onClick: completion.read,
    onFocus: completion.read,
    onBlur: () => {
      completion.isOpen.value = false;
    },
    onKeydown: (event: KeyboardEvent) => press(event, completion),
  });

const suggestion = (one: Suggestion, index: number, { chosen, take }: Completion) =>
  h(
    'li',
    {
      id: `suggestion-${index}`,
      role: 'option',
      'aria-selected': index === chosen.value,
      class: one.isLegal ? 'legal' : '',
      onMousedown: (event: Event) => {
        event.preventDefault();
        void take(one);
      },
    },
    [h('code', one.text), one.isLegal ? h('span', ' legal') : null],
  );

/** A field for a move, with completion and the result of `whyNot`. */
export const WhyNotPanel = defineComponent({
  props,
  setup({ session }) {
    const completion = createCompletion(session);
    return () => {
      const all = completion.suggestions();
      const verdict = judge(session);
      const list = {
        id: 'suggestions',
        role: 'listbox',
        'aria-label': 'Completions',
        hidden: all.length === 0,
      };
      return panel('why', 'Is this move legal?', [
        h('div', { class: 'combo' }, [
          combobox(session, completion, all),
          h(
            'ul',
            list,
            all.map((one, index) => suggestion(one, index, completion)),
          ),
        ]),
        h('div', { class: `answer ${verdict.type}`, role: 'status' }, answer(session, verdict)),
      ]);
    };
  },
});

function answer(session: Session, verdict: Verdict) {
  if (verdict.type === 'legal') {
    const canPlay = session.position.value?.kind === 'state';
    return [
      h('p', `Legal. ${session.say(verdict.move)}`),
      canPlay ? button('Play it', () => session.play(verdict.move), { class: 'small-button first' }) : null,
    ];
  }
  if (verdict.type !== 'refused') return [h('p', verdict.text)];
  const href = withBase(`/sheets/${session.loaded.value?.id}.html#${verdict.clause}`);
  return [h('p', ['Refused by ', h('a', { href }, verdict.clause), `:${verdict.text}`])];
}
