// Replaces fastCheck.ts in the CommonJS build, which cannot await an import: see tools/build/tsup.config.ts.
import { installFastCheck, recentFastCheck } from './installFastCheck.js';

export default recentFastCheck(load());

function load(): typeof import('fast-check').default {
  try {
    return require('fast-check').default;
  } catch (cause) {
    throw installFastCheck(cause);
  }
}
