import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const usual = [
  // Without windows: it starts and draws faster.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Null where none can be installed: page tests then fail with that reason. */
export async function findBrowser() {
  const there = [process.env.CHROMIUM_PATH, ...usual].find((path) => path && existsSync(path));
  if (there) return there;
  const own = await playwrightsOwn();
  if (own) return own;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium');
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync(
      'apt-get',
      [
        'install',
        '-y',
        '-qq',
        '--no-install-recommends',
        // Pages that are left and come back are tested in the one with windows: the other keeps none.
        'chromium-headless-shell',
        'chromium',
        'fonts-liberation',
      ],
      quiet,
    );
    const installed = usual.find((path) => existsSync(path));
    if (installed) return installed;
  }
  spawnSync(join(root, 'node_modules/.bin/playwright'), ['install', 'chromium'], { stdio: 'inherit' });
  return playwrightsOwn();
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}
