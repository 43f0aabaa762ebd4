import { GAMES } from 'hencoop/games';
import { withBase } from 'vitepress';
import { defineComponent, h, onBeforeUnmount, ref, shallowRef, type VNodeChild } from 'vue';
import type { Progress } from '../../../tools/site/laws/run.js';
import type { Answer, Asked } from '../../../tools/site/laws/worker.js';

/** Seeds that are short to read and to type. */
const SEEDS = 1_000_000;

const number = (value: number) => value.toLocaleString('en-US');

/** The counts of everything a run has judged, in a sentence. */
function judgedIn({ walks, judged, seed }: Progress): string {
  const counts = Object.entries(judged).flatMap(([what, times]) => (times === 0 ? [] : [`${number(times)} ${what}`]));
  return `${number(walks)} random walks from seed ${seed}: ${counts.join(', ') || 'nothing judged yet'}.`;
}

/** The findings of a run, with the counterexample if there is one. */
const foundBy = (progress: Progress): VNodeChild[] => [
  h('p', judgedIn(progress)),
  ...Object.entries(progress.notProven).map(([what, why]) => h('p', `No ${what}: ${why}.`)),
  progress.broken === null ? null : h('pre', { tabindex: 0 }, progress.broken),
];

/** How a run ended. */
function verdictOf({ broken, judged }: Progress, end: string): string {
  if (broken !== null) return 'The law is broken.';
  return Object.values(judged).every((times) => times === 0)
    ? `${end}: it found nothing to judge.`
    : `${end}: the law held.`;
}

/** Runs a law in a worker: starts, stops, and reports its findings. */
function createRun(law: number) {
  const progress = shallowRef<Progress | null>(null);
  const isRunning = ref(false);
  const said = ref('');
  let worker: Worker | null = null;

  function end(text: string): void {
    worker?.terminate();
    worker = null;
    isRunning.value = false;
    said.value = text;
  }
  function start(game: string): void {
    const started = new Worker(withBase(`/laws/${game}.js`), { type: 'module' });
    worker = started;
    progress.value = null;
    isRunning.value = true;
    said.value = 'Running for a minute.';
    const asked: Asked = { law, seed: Math.floor(Math.random() * SEEDS) };
    started.onerror = () => end('The law could not be loaded. Try again.');
    started.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.type === 'ready') {
        started.postMessage(asked);
        return;
      }
      progress.value = data.progress;
      if (!data.isRunning) end(verdictOf(data.progress, 'A minute is over'));
    };
  }
  const stop = () => end(progress.value === null ? 'Stopped.' : verdictOf(progress.value, 'Stopped'));
  return { progress, isRunning, said, start, stop, end };
}

/** A button that runs a law on a game in the browser for a minute, with its counts, and a counterexample if there is one. */
export const LawRunner = defineComponent({
  props: { law: { type: Number, required: true } },
  setup({ law }) {
    const game = ref<string>('chicken');
    const { progress, isRunning, said, start, stop, end } = createRun(law);
    onBeforeUnmount(() => end(''));
    const choose = (event: Event) => {
      // Only a select has this listener.
      game.value = (event.target as HTMLSelectElement).value;
    };
    return () =>
      h('div', { class: 'law-runner', role: 'group', 'aria-label': `Law ${law} in your browser` }, [
        h(
          'select',
          { 'aria-label': 'Game', value: game.value, disabled: isRunning.value, onChange: choose },
          GAMES.map(({ id, title }) => h('option', { value: id }, title)),
        ),
        h(
          'button',
          { type: 'button', class: 'button', onClick: () => (isRunning.value ? stop() : start(game.value)) },
          isRunning.value ? 'Stop' : `Run law ${law} for a minute`,
        ),
        h('div', { class: 'law-found', role: 'status' }, said.value),
        progress.value === null ? null : h('div', { class: 'law-found' }, foundBy(progress.value)),
      ]);
  },
});
