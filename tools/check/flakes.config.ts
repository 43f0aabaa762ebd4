import { defineConfig, mergeConfig } from 'vitest/config';
import usual from '../../vitest.config.js';

// Runs each test many times in one process: `npm run check -- flakes` looks for flaky tests.
export default mergeConfig(usual, defineConfig({ test: { runner: './test/support/repeatingRunner.ts' } }));
