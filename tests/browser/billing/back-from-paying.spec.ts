import type { Page } from '@playwright/test';
import { makeAccount, signInOn } from '../people.ts';
import { alertCard, joinWithAlerts, priceOf } from '../price-alerts.ts';
import { expect, openPage, takenOver, test } from '../watched-page.ts';
import { cards, newcomer, payButton, typeCard } from './buying.ts';

test.use({ refusals: [403, 409] });

const explore = (page: Page) =>
  page.getByRole('link', { name: 'Explore plans' }).filter({ visible: true }).first();

/** From a prompt to a paid plan. @param back how the page is named that they come back to */
async function buyFrom(page: Page, back: string): Promise<void> {
  await explore(page).click();
  await buy(page, back);
}

async function buy(page: Page, back: string): Promise<void> {
  await page.getByRole('link', { name: 'Choose Investor' }).click();
  await typeCard(page, cards.works);
  await payButton(page).click();
  await page.getByRole('link', { name: `Back to ${back}` }).click();
}

/** Somebody new on Light who has opened all companies of the month. */
async function useUpQuota(page: Page): Promise<void> {
  const token = await signInOn(page, await makeAccount(page));
  const headers = { authorization: `Bearer ${token}` };
  const { companies } = await (await page.request.get('/api/v1/company')).json();
  const symbols = companies.map(({ symbol }: { symbol: string }) => symbol);
  const others = symbols.filter((symbol: string) => symbol !== 'AAPL' && symbol !== 'NKE');
  for (const symbol of others.slice(0, 30)) {
    const opened = await page.request.get(`/api/v1/company/${symbol}/financials`, { headers });
    expect(opened.status()).toBe(200);
  }
}

async function openTakenOver(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await takenOver(page);
}

test('whoever wants to compare more pays and is back at the chart', async ({ page }) => {
  await newcomer(page);
  await openTakenOver(page, '/company/NKE?from=mail#performance');
  await page.getByRole('button', { name: 'Compare', exact: true }).filter({ visible: true }).click();
  const panel = page.getByRole('dialog', { name: 'Compare' });
  await panel.getByRole('checkbox', { name: /MSFT/ }).check();
  await panel.getByRole('checkbox', { name: /GOOGL/ }).click();
  await buyFrom(page, 'NKE');
  await expect(page).toHaveURL('/company/NKE?from=mail#performance');
});

test('whoever has as many price alerts as Light allows pays and is back at the company', async ({ page }) => {
  const ann = await joinWithAlerts(page);
  const price = await priceOf(page, 'NKE');
  for (let count = 1; count <= 20; count += 1) await ann.set('NKE', Math.round(price) + 10 * count);
  await openTakenOver(page, '/company/NKE');
  const card = alertCard(page);
  await card.getByRole('textbox', { name: 'Alert price' }).fill('1234');
  await card.getByRole('button', { name: 'Set alert' }).click();
  await expect(card.getByRole('alert')).toContainText('or upgrade to Investor for up to 500');
  await buyFrom(page, 'NKE');
  await expect(page).toHaveURL('/company/NKE');
});

test('whoever opens one company too many pays and is back at it', async ({ page }) => {
  await useUpQuota(page);
  await openTakenOver(page, '/company/NKE');
  await buyFrom(page, 'NKE');
  await expect(page).toHaveURL('/company/NKE');
  await expect(page.locator('tr[data-row="revenue"] td').first()).toHaveText(/\d/);
});

test('whoever meets a locked value in the list of companies pays and is back at the list', async ({
  page,
}) => {
  await useUpQuota(page);
  await openTakenOver(page, '/companies?sector=Consumer+Cyclical');
  const here = page.url();
  await page.getByRole('link', { name: 'Next month' }).first().click();
  await buy(page, 'Companies');
  await expect(page).toHaveURL(here);
});

test('whoever tries Pro pays and is back at the company', async ({ page }) => {
  await newcomer(page);
  await openTakenOver(page, '/company/NKE');
  await page.getByRole('button', { name: 'Pro', exact: true }).click();
  await buyFrom(page, 'NKE');
  await expect(page).toHaveURL('/company/NKE');
});

test('whoever looks at what is left this month pays and is back at My Tenfold', async ({ page }) => {
  await newcomer(page);
  await openTakenOver(page, '/my-tenfold');
  await buyFrom(page, 'My Tenfold');
  await expect(page).toHaveURL('/my-tenfold');
});

test('a visitor who came from a company signs up on the way to paying, and keeps the way back', async ({
  page,
}) => {
  await openPage(page, '/company/NKE');
  await explore(page).click();
  const choose = page.getByRole('link', { name: 'Choose Investor' });
  const next = new URL((await choose.getAttribute('href')) ?? '', page.url()).searchParams.get('next') ?? '';
  const checkout = new URL(next, page.url());
  expect(checkout.pathname).toBe('/billing/subscribe');
  expect(checkout.searchParams.get('from')).toBe('/company/NKE');
});
