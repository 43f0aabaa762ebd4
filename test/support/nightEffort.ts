const { HENCOOP_EFFORT = 'test' } = process.env;

/** How thoroughly a test looks that does not look at more in `.ci/run` than in `npm test`, but does in `npm run nightly`. */
export function atNight<Size>(usual: Size, night: Size): Size {
  if (!['test', 'ci', 'nightly'].includes(HENCOOP_EFFORT)) {
    throw new RangeError(`HENCOOP_EFFORT: expected ci, nightly or nothing, got ${HENCOOP_EFFORT}`);
  }
  return HENCOOP_EFFORT === 'nightly' ? night : usual;
}
