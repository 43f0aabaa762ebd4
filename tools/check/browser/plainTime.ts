/** Replaces test/support/processorTime.ts in a page, which cannot measure processor time: returns milliseconds. */
export const processorTime = (): number => performance.now();
