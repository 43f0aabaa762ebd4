import { type AnyDoors, gameById, isGameId } from 'hencoop/games';
import { useData, withBase } from 'vitepress';
import { computed, defineComponent, h, onBeforeUnmount, onMounted, ref, shallowRef, watch } from 'vue';
import { DATA, FIGURES, type Figures } from '../../../tools/site/playground/data.js';

/** A picture and the space reserved for it, as written by tools/site/figures.ts. */
interface Frame {
  readonly label: string;
  /** Its description. */
  readonly says: string;
  readonly width: number;
  readonly height: number;
}

/** In pixels: no card is drawn wider, and no table narrower. */
const CARD = 200;

/** The requested files. */
const files = new Map<string, Promise<Figures>>();

function figuresOf(game: string): Promise<Figures> {
  const known = files.get(game);
  if (known !== undefined) return known;
  const loading = fetch(withBase(`/${DATA}/${game}/${FIGURES}`)).then((answer) => {
    if (!answer.ok) throw new Error('the figures could not be loaded');
    // The build writes the file in this shape.
    return answer.json() as Promise<Figures>;
  });
  files.set(game, loading);
  loading.catch(() => files.delete(game));
  return loading;
}

/** An image, because the page's content security policy forbids the inline styles of a drawing. */
const addressOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The URLs of a figure's pictures. */
async function draw(game: string, clause: string, frames: readonly Frame[], isDark: boolean): Promise<string[]> {
  if (!isGameId(game)) return [];
  const doors: AnyDoors = gameById(game);
  const [figures, drawings, { game: locale }] = await Promise.all([figuresOf(game), doors.svg(), doors.locales.en()]);
  const { panels = [], cards = [] } = figures[clause] ?? {};
  const theme = isDark ? 'dark' : 'light';
  return [
    ...panels.map(({ view, last }, index) => {
      return addressOf(drawings.draw(view, { locale, last, theme, width: frames[index]?.width }));
    }),
    ...cards.map(({ card }, index) => {
      return addressOf(drawings.drawCard(card, { locale, theme, width: frames[panels.length + index]?.width }));
    }),
  ];
}

/** The figure of a clause, drawn when it comes near the screen, in its reserved space. */
export const ClauseFigure = defineComponent({
  props: {
    game: { type: String, required: true },
    clause: { type: String, required: true },
    frames: { type: String, required: true },
  },
  setup({ game, clause, frames: text }) {
    // The build writes the attribute in this shape.
    const frames = JSON.parse(text) as readonly Frame[];
    const { isDark } = useData();
    const mount = ref<HTMLElement | null>(null);
    const isNear = ref(false);
    const pictures = shallowRef<readonly string[]>([]);
    const wanted = computed(() => (isNear.value ? { isDark: isDark.value } : null));

    watch(wanted, async (now) => {
      if (now === null) return;
      try {
        const drawn = await draw(game, clause, frames, now.isDark);
        if (now === wanted.value) pictures.value = drawn;
      } catch {
        // Offline, the text above the figure is enough.
      }
    });
    onMounted(() => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          isNear.value = true;
        },
        { rootMargin: '400px' },
      );
      if (mount.value !== null) observer.observe(mount.value);
      onBeforeUnmount(() => observer.disconnect());
    });

    return () =>
      h(
        'div',
        { class: 'clause-figure', ref: mount },
        frames.map(({ label, says, width, height }, index) => {
          const address = pictures.value[index];
          return h('figure', { key: index, class: width > CARD ? 'table' : 'card' }, [
            h('figcaption', label),
            address === undefined
              ? h('svg', { class: 'frame', width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' })
              : h('img', { width, height, src: address, alt: says }),
          ]);
        }),
      );
  },
});
