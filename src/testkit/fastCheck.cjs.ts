// Replaces fastCheck.ts in the CommonJS build, which cannot await an import: see tools/build/tsup.config.ts.
import { installFastCheck } from './installFastCheck.js';

export default load();

function load(): typeof import('fast-check').default {
  try {
    return require('fast-check').default;
  } catch (cause) {
    throw installFastCheck(cause);
  }
}
