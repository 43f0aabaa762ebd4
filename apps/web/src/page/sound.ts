type Sounds = typeof import('./sounds.js');

let loading: Promise<Sounds> | null = null;

/** The sound of an event; the sounds are loaded with the first one. */
export function soundOf(type: string): void {
  loading ??= import('./sounds.js');
  loading.then(
    ({ play }) => play(type),
    () => {
      // Without a connection the table is silent, until the next event asks again.
      loading = null;
    },
  );
}
