import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { alertCard, joinWithAlerts } from '../price-alerts.ts';
import { expect, openPage, test } from '../watched-page.ts';

test.use({ loggedFailure: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load|loading a part of the page/ });

/** Fails a part's script until it is let through. */
async function lose(
  page: Page,
  script: string,
): Promise<{ failed: Promise<unknown>; restore(): Promise<void> }> {
  const address = new RegExp(`/assets/${script}-[^/]*\\.js`);
  await page.route(address, (route) => route.abort());
  return {
    failed: page.waitForEvent('requestfailed', (request) => address.test(request.url())),
    restore: () => page.unroute(address),
  };
}

const inputs = (page: Page) => page.getByRole('button', { name: 'Inputs and your own figures', exact: true });
const said = (page: Page) => page.getByRole('button', { name: 'Couldn’t load. Try again.', exact: true });

test('a part whose script is lost is still there on the next screen', async ({ page }) => {
  const { failed } = await lose(page, 'site-parts');
  await page.goto('/company/AAPL');
  await page.mouse.move(100, 100);
  await failed;
  await page.getByRole('banner').getByRole('link', { name: 'Companies', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a lost script is in the log as ChunkLoadError', async ({ page }) => {
  await lose(page, 'site-parts');
  const logged = page.waitForEvent('console', (message) => message.text().includes('ChunkLoadError'));
  await page.goto('/company/AAPL');
  await page.mouse.move(100, 100);
  expect((await logged).type()).toBe('warning');
});

test('a company opens even where the script of one of its parts is lost', async ({ page }) => {
  await lose(page, 'company-parts');
  await openPage(page, '/companies');
  await page.getByRole('main').locator('a[href="/company/AAPL"]').first().click();
  await expect(page.getByRole('heading', { name: 'Fair value reference estimate' })).toBeVisible();
});

test('a part whose script is lost stays as the server sent it, and a click on it is answered', async ({
  page,
}) => {
  const { failed } = await lose(page, 'company-parts');
  await page.goto('/company/AAPL');
  await page.mouse.move(100, 100);
  await failed;
  await expect(said(page)).toHaveCount(0);
  await inputs(page).click();
  await expect(said(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Fair value reference estimate' })).toBeVisible();
  expect(await axeFindings(page, { part: '.not-loaded' })).toEqual([]);
});

test('a lost part works once its script can be loaded, and what was clicked before then is not repeated', async ({
  page,
}) => {
  const { failed, restore } = await lose(page, 'company-parts');
  await page.goto('/company/AAPL');
  await page.mouse.move(100, 100);
  await failed;
  await inputs(page).click();
  await expect(said(page)).toBeVisible();
  await restore();
  await said(page).click();
  await expect(said(page)).toHaveCount(0);
  await expect(page.locator('.inputs-table')).toHaveCount(0);
  await inputs(page).click();
  await expect(page.locator('.inputs-table')).toBeVisible();
});

test('a dialog or menu whose script is lost is answered with words, and the page stays', async ({ page }) => {
  await joinWithAlerts(page);
  for (const [script, name] of [
    ['AlertsDialog', 'Manage price alerts'],
    ['NotificationsMenu', 'Notifications'],
  ] as const) {
    await openPage(page, '/company/AAPL');
    await alertCard(page).getByLabel('Alert price').fill('1234');
    await lose(page, script);
    await page.getByRole('button', { name }).click();
    await expect(said(page)).toBeFocused();
    await expect(alertCard(page).getByLabel('Alert price')).toHaveValue('1234');
  }
});

for (const [script, open] of [
  ['AvatarMenuItems', (page: Page) => page.getByRole('button', { name: 'Account menu' })],
  ['NewNoteDialog', (page: Page) => page.getByRole('button', { name: 'new note' })],
  ['AddToListDialog', (page: Page) => page.getByRole('button', { name: 'add to list' })],
  ['InvestorDialog', (page: Page) => page.getByRole('button', { name: 'Pro', exact: true })],
] as const) {
  test(`a company page stays where the script of ${script} is lost`, async ({ page }) => {
    await joinWithAlerts(page);
    await openPage(page, '/company/AAPL');
    await lose(page, script);
    await open(page).first().click();
    await expect(said(page)).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Fair value reference estimate' })).toBeVisible();
  });
}

test('a company that is opened without the network is not said to be our failure', async ({ page }) => {
  await openPage(page, '/company/AAPL');
  await page.getByRole('banner').getByRole('link', { name: 'Companies', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('main').locator('a[href="/company/NKE"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t reach Tenfold');
});
