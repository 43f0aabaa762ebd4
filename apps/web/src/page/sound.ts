type Sounds = typeof import('./sounds.js');

let loading: Promise<Sounds> | null = null;

/** Plays the sound of an event. The first call loads the sounds. */
export function soundOf(type: string): void {
  loading ??= import('./sounds.js');
  loading.then(
    ({ play }) => play(type),
    () => {
      // Offline, the table is silent; the next event retries.
      loading = null;
    },
  );
}
