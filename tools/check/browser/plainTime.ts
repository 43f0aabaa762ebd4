/** Takes the place of test/support/processorTime.ts in a page, which cannot ask for the time of its process: milliseconds. */
export const processorTime = (): number => performance.now();
