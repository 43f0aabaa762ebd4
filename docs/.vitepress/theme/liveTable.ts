import { withBase } from 'vitepress';
import { defineComponent, h, nextTick, onBeforeUnmount, onMounted, ref } from 'vue';

/** The exports of tools/site/live/page.ts, bundled for one game. */
interface LiveModule {
  /** Puts a table into `mount`; returns a function that removes it. */
  start(mount: HTMLElement, root: string, keepFocus: boolean): () => void;
}

/**
 * A picture of a playable table: a live one replaces it on a click, or automatically once the picture is on the screen.
 * Its code loads when the picture is near the screen.
 */
export const LiveTable = defineComponent({
  props: { game: { type: String, required: true }, atOnce: Boolean },
  setup({ game, atOnce }, { slots }) {
    const mount = ref<HTMLElement | null>(null);
    const isLive = ref(false);
    const isLoading = ref(false);
    const label = ref('Play it here');
    let module: Promise<LiveModule> | null = null;
    let end = () => {};

    const load = () => {
      module ??= import(/* @vite-ignore */ withBase(`/live/${game}.js`));
      return module;
    };
    async function play(keepFocus: boolean): Promise<void> {
      isLoading.value = true;
      try {
        const { start } = await load();
        isLive.value = true;
        await nextTick();
        if (mount.value !== null) end = start(mount.value, new URL(withBase('/'), location.href).href, keepFocus);
      } catch {
        module = null;
        isLoading.value = false;
        label.value = 'The table could not be loaded. Try again';
      }
    }

    onMounted(() => {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        if (atOnce) void play(true);
        else
          load().catch(() => {
            module = null;
          });
      });
      if (mount.value !== null) observer.observe(mount.value);
      onBeforeUnmount(() => observer.disconnect());
    });
    onBeforeUnmount(() => end());

    return () =>
      isLive.value
        ? h('div', { class: 'live', key: 'live', ref: mount })
        : h('div', { class: 'live', key: 'picture', ref: mount }, [
            slots['default']?.(),
            h(
              'button',
              { type: 'button', class: 'button first', disabled: isLoading.value, onClick: () => play(false) },
              label.value,
            ),
          ]);
  },
});
