const { HENCOOP_EFFORT = 'test' } = process.env;

/** `night` in the nightly run, otherwise `usual`. */
export function atNight<Size>(usual: Size, night: Size): Size {
  if (!['least', 'test', 'thorough', 'nightly'].includes(HENCOOP_EFFORT)) {
    throw new RangeError(`HENCOOP_EFFORT: expected thorough, nightly or nothing, got ${HENCOOP_EFFORT}`);
  }
  return HENCOOP_EFFORT === 'nightly' ? night : usual;
}
