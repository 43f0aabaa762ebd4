import { installFastCheck } from './installFastCheck.js';

// A static import of a missing package says what is missing, not what to install.
const { default: fc } = await import('fast-check').catch((cause: unknown) => {
  throw installFastCheck(cause);
});

export default fc;
