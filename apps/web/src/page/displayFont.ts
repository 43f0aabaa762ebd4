import file from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2?url';

/** Loads the font of titles and numbers. Called once the player waits for nothing; until then a fallback shows. */
export function loadDisplayFont(): void {
  const face = new FontFace('Bricolage Grotesque', `url(${file})`, { weight: '600 900' });
  // The page is readable without it.
  face.load().then(
    () => document.fonts.add(face),
    () => {},
  );
}
