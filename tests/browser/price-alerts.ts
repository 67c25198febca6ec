import type { Locator, Page } from '@playwright/test';
import { makeAccount, postAs, signInOn } from './people.ts';
import { openPage } from './watched-page.ts';

/** The card of a company’s page. */
export const alertCard = (page: Page): Locator =>
  page.getByRole('region', { name: 'Price alert', exact: true });

export const alertRow = (within: Locator, text: string | RegExp): Locator =>
  within.locator('.alert-item').filter({ hasText: text });

export const alertsDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Price alerts' });

/** Somebody new, signed in, with what they do in another tab or device. */
export async function joinWithAlerts(page: Page) {
  const send = postAs(page, await signInOn(page, await makeAccount(page)));
  const post = (call: string, data: object = {}) => send(`company/${call}`, data);
  return {
    set: (symbol: string, price: number): Promise<{ id: number; epoch: number }> =>
      post(`${symbol}/price_notification/add`, { symbol, price }),
    forecast: (symbol: string, name: string) => post(`${symbol}/forecast/create`, { name }),
    comment: (symbol: string, comment: object) => send(`comment/company/${symbol}/create`, comment),
    post,
  };
}

/** The card of Apple, where somebody new has an alert at $1,000. */
export async function openCardWithAlert(page: Page): Promise<Locator> {
  const person = await joinWithAlerts(page);
  await person.set('AAPL', 1000);
  await openPage(page, '/company/AAPL');
  return alertCard(page);
}

/** The price that the sample has of a company; nothing changes it in page tests. */
export async function priceOf(page: Page, symbol: string): Promise<number> {
  const company = await (await page.request.get(`/api/v1/company/${symbol}`)).json();
  return company.stock_price;
}

/** Truncated, as the presets are. */
export function percentFrom(price: number, percent: number): string {
  const cents = Math.trunc(Number((price * (100 + percent)).toPrecision(15)));
  return (cents / 100).toFixed(2);
}
