import { defineConfig, mergeConfig } from 'vitest/config';
import usual from '../../vitest.config.js';

// Each test many times in one process: `npm run check -- flakes` looks for the tests that fail now and then.
export default mergeConfig(usual, defineConfig({ test: { runner: './test/support/repeatingRunner.ts' } }));
