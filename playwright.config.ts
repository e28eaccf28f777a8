/** Tests of the built site in Chromium; tests/README.md describes them. */
import { defineConfig } from '@playwright/test';
import { PHONE } from './tests/browser/support/test';
import { chromiumPath } from './tests/support/chromium';

const port = process.env['PORT'] ?? '9010';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'reports/browser',
  snapshotPathTemplate: 'tests/browser/screenshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A busy machine can be too slow; what passes the second time is told as flaky.
  retries: 2,
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }]],
  // Another Chromium smooths letters differently.
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, stylePath: 'tests/browser/support/still.css' },
  },
  use: {
    ...PHONE,
    baseURL: `http://localhost:${port}`,
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      // Letters are as wide as on phones.
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'],
    },
  },
  webServer: {
    command: 'npm run --silent serve',
    env: { PORT: port },
    url: `http://localhost:${port}/`,
  },
});
