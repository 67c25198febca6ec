import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { copyPreparedData } from '../world/prepared-data.ts';

const port = Number(process.env.TEST_PORT ?? 3917);
/** Set by the first process and inherited by the workers, so that all speak of one folder. */
if (process.env.TEST_DATA_DIR === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-pages-'));
  await copyPreparedData('sample', folder);
  process.env.TEST_DATA_DIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // Text alone, the same on any machine.
  snapshotPathTemplate: '{testDir}/{testFileDir}/recorded/{arg}{ext}',
  fullyParallel: true,
  // For two cores, which one page nearly fills: the third runs while others wait for a timer. A fourth only made each slower.
  workers: 3,
  // Those of prices that move wait for them, one after another: begun last, everybody would wait for these at the end.
  projects: [{ testMatch: 'notifications/*.spec.ts' }, { testIgnore: 'notifications/*.spec.ts' }],
  forbidOnly: true,
  // A test that passes at the second try is named as flaky at the end.
  retries: 1,
  timeout: 120_000,
  // A loaded machine is slow, not wrong: what is expected at once may take its time there.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    // What fades in is drawn many times, which is most of a test's time on a machine without a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: '../..',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: process.env.TEST_DATA_DIR,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      // Pages are compared with stored figures: changing prices have their own test.
      QUOTE_PROVIDER: 'none',
      // Others would load behind the first while tests run.
      SAMPLE_DATA: 'first',
      // People of the tests come from networks of their own: attempts from one are slowed down.
      TRUSTED_PROXIES: '127.0.0.1',
      // Offered, but never reached: the tests answer for Google and Apple.
      GOOGLE_CLIENT_ID: 'tests.apps.googleusercontent.com',
      APPLE_CLIENT_ID: 'com.example.tests',
      APPLE_REDIRECT_URI: 'https://tests.example/auth/apple/callback',
    },
  },
});
