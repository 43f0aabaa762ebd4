/** The sizes for which the table is checked, as width and height in pixels; the last is a laptop at 200 %. */
export const SIZES = [
  [360, 640],
  [390, 844],
  [740, 360],
  [844, 390],
  [820, 1180],
  [1366, 650],
  [1366, 768],
  [1440, 900],
  [2560, 1440],
  [683, 384],
] as const;
