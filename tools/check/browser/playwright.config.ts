// Checks in Chromium: tools/check/parts.ts has a part for each project.
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from '../../site/browser.js';

export default defineConfig({
  testDir: '.',
  // Only the files named by a project are tests.
  testMatch: '**/*.spec.ts',
  outputDir: '../../../.browser-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Tests assert no times; the timeout only ends one that hangs.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: { browserName: 'chromium', launchOptions: CHROMIUM, actionTimeout: 60_000 },
  projects: [
    { name: 'web', testDir: 'web', grepInvert: /@nightly|@figures/ },
    { name: 'web-nightly', testDir: 'web', grep: /@nightly/ },
    { name: 'figures', testDir: 'web', grep: /@figures/, fullyParallel: false, workers: 1 },
    { name: 'online', testMatch: ['{online,insecure,row,seats,accounts,watching}.spec.ts'] },
    { name: 'clone', testMatch: 'clone.spec.ts' },
    { name: 'site', testMatch: ['{site,siteSearch,playground,stranger}.spec.ts'], grepInvert: /@nightly/ },
    { name: 'site-nightly', testMatch: 'site.spec.ts', grep: /@nightly/ },
    {
      name: 'element',
      testMatch: [
        'element.spec.ts',
        'earlyDrag.spec.ts',
        'inspector.spec.ts',
        'resize.spec.ts',
        'sixthGame.spec.ts',
        'yard.spec.ts',
        'crowds.spec.ts',
        'readable.spec.ts',
        'sounds.spec.ts',
        'redraw.spec.ts',
        'touch.spec.ts',
        'rightToLeft.spec.ts',
        'trustedTypes.spec.ts',
        'realms.spec.ts',
        'documents.spec.ts',
        'elementFuzz.spec.ts',
        'plainFuzz.spec.ts',
      ],
    },
  ],
});
