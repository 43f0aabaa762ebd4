import { installFastCheck, recentFastCheck } from './installFastCheck.js';

// The error of a static import would name the missing package, but not the command that installs it.
const { default: fc } = await import('fast-check').catch((cause: unknown) => {
  throw installFastCheck(cause);
});

export default recentFastCheck(fc);
