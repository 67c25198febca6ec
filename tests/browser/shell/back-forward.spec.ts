import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { makeAccount, signInOn } from '../people.ts';
import { test as base, expect, takenOver } from '../watched-page.ts';

/** The browser without windows, in which the other tests run, keeps no pages. */
const executablePath = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
].find((path) => existsSync(path));

/** Browsers keep a page that was left and show it again as it was; playwright turns that off. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        ...(executablePath && { executablePath }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      // Registered before the page's own, so at a return this is what the first frame would show. In the storage: the
      // page may load itself again.
      window.addEventListener('pageshow', ({ persisted }) => {
        const { visibility } = getComputedStyle(document.documentElement);
        const before = JSON.parse(sessionStorage.getItem('shown') ?? '[]');
        sessionStorage.setItem('shown', JSON.stringify([...before, { persisted, visibility }]));
      });
    });
    await use(page);
  },
});
test.use({ refusals: [401] });
test.skip(executablePath === undefined, 'No browser with windows is installed.');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** @returns how the page was first shown again */
async function goBack(page: Page): Promise<unknown> {
  await page.evaluate(() => sessionStorage.removeItem('shown'));
  await page.goBack({ waitUntil: 'commit' });
  const first = await page.waitForFunction(() => JSON.parse(sessionStorage.getItem('shown') ?? '[]')[0]);
  return first.jsonValue();
}

for (const path of ['/', '/plans', '/companies', '/company/AAPL', '/company/NKE']) {
  test(`a visitor comes back to ${path} as they left it`, async ({ page }) => {
    await open(page, path);
    await page.goto('/robots.txt');
    expect(await goBack(page)).toEqual({ persisted: true, visibility: 'visible' });
    await expect(page.locator('main')).toBeVisible();
  });
}

// Not to /my-tenfold: browsers keep no page that is never to be stored and has had a socket.
test('a person comes back to the page of a company at once', async ({ page }) => {
  await signInOn(page, await makeAccount(page));
  for (const path of ['/company/AAPL', '/financials/AAPL/revenue']) {
    await open(page, path);
    await page.goto('/robots.txt');
    expect(await goBack(page), path).toMatchObject({ persisted: true });
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  }
});

test('after signing out no page of theirs shows again, not for a frame', async ({ page }) => {
  await signInOn(page, await makeAccount(page));
  await open(page, '/plans');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // By the page itself: what another one changes in the storage makes the browser drop the pages it keeps.
  await page.evaluate(() => localStorage.removeItem('access-token'));
  await page.goto('/robots.txt');
  await page.evaluate(() => sessionStorage.removeItem('shown'));
  await page.goBack({ waitUntil: 'commit' });
  // It loads itself again before anything is shown, and what is shown first is a visitor's.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await takenOver(page);
  await expect(page.getByRole('button', { name: 'Account menu' })).toHaveCount(0);
  const shown = await page.evaluate(() => JSON.parse(sessionStorage.getItem('shown') ?? '[]'));
  expect(shown).toEqual([
    { persisted: true, visibility: 'hidden' },
    { persisted: false, visibility: 'visible' },
  ]);
});
