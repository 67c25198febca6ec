import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../watched-page.ts';
import {
  cards,
  defaultCard,
  moveClock,
  newcomer,
  openBilling,
  payButton,
  subscribe,
  typeCard,
} from './buying.ts';

test.use({ refusals: [402] });

for (const width of [375, 1512]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a month becomes a year today, less what is left of the month, as shown before', async ({
      page,
    }) => {
      await newcomer(page);
      await subscribe(page);
      await openBilling(page);
      await page.getByRole('link', { name: 'Switch to yearly, save 33%' }).click();
      const bill = page.getByRole('table', { name: 'What you pay today' });
      await expect(bill).toContainText('Unused monthly time');
      const total = await bill.getByRole('row').last().getByRole('cell').innerText();
      await page.getByRole('button', { name: `Pay ${total}` }).click();
      await expect(page.getByRole('heading', { name: 'You’re on Investor.' })).toBeVisible();
      await openBilling(page);
      await expect(page.getByRole('definition').first()).toHaveText('$96.00 a year, before tax');
      await expect(page.getByRole('table', { name: 'Invoices' })).toContainText(total);
    });

    test('a subscription is canceled for its end, says what stops, and can be undone', async ({ page }) => {
      await newcomer(page);
      await subscribe(page);
      await openBilling(page);
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cancel Investor?' });
      await expect(dialog).toContainText('More than 20 price alerts keep firing');
      await dialog.getByLabel('I don’t use it enough').check();
      await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
      await expect(page.getByText(/^Ends /)).toBeVisible();
      await page.getByRole('button', { name: 'Undo cancellation' }).click();
      await expect(page.getByText(/^Subscription continues\. Next payment/)).toBeVisible();
      await expect(page.getByText('Active', { exact: true })).toBeVisible();
    });
  });
}

test('a year becomes a month when it ends, and that can be taken back', async ({ page }) => {
  await newcomer(page);
  await openPage(page, '/billing/subscribe?period=year');
  await typeCard(page, cards.works);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'You’re on Investor.' })).toBeVisible();
  await openPage(page, '/billing/subscribe?period=month');
  await page.getByRole('button', { name: 'Switch to monthly' }).click();
  await expect(page.getByRole('heading', { name: /^You pay monthly from/ })).toBeVisible();
  await openBilling(page);
  await page.getByRole('link', { name: 'Keep yearly' }).click();
  await page.getByRole('button', { name: 'Keep yearly' }).click();
  await expect(page.getByRole('heading', { name: 'You’re on Investor.' })).toBeVisible();
  await openBilling(page);
  await expect(page.getByText('Changes to')).toHaveCount(0);
});

test('one that was canceled ends with what was paid, and nothing else is charged', async ({ page }) => {
  await newcomer(page);
  await subscribe(page);
  await openBilling(page);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText(/^Ends /)).toBeVisible();
  await moveClock(page, 'month');
  await moveClock(page, 'day');
  await expect(page.getByRole('heading', { name: 'Light' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start again' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Invoices' }).getByRole('row')).toHaveCount(2);
});

test('a renewal that fails leaves seven days, and a card that works ends them', async ({ page }) => {
  await failRenewal(page);
  await expect(page.getByRole('note')).toContainText([
    'Sandbox',
    'Your payment failed. Investor stays until',
  ]);
  await expect(page.getByRole('img', { name: '0 of 7 days of grace used' })).toBeVisible();
  await moveClock(page, 'day');
  await expect(page.getByRole('img', { name: '1 of 7 days of grace used' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay $12.00 now' }).click();
  await expect(page.getByRole('alert')).toContainText('Your payment failed. Your card was declined.');
  await page.getByRole('link', { name: 'Update card' }).click();
  await page.getByRole('button', { name: 'Set as default: VISA •••• 4242' }).click();
  await expect(defaultCard(page)).toContainText('4242');
  await openBilling(page);
  await page.getByRole('button', { name: 'Pay $12.00 now' }).click();
  await expect(page.getByText('Paid. Investor goes on.')).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('every screen says that a payment failed, once, until it is hidden for the day or paid', async ({
  page,
}) => {
  await failRenewal(page);
  const banner = page.getByRole('note').filter({ hasText: 'Pay or update your card' });
  await expect(banner).toHaveCount(0);
  for (const path of ['/my-tenfold', '/companies', '/']) {
    await openPage(page, path);
    await expect(banner).toContainText('Your payment failed. Investor stays until ');
    expect((await banner.boundingBox())?.height).toBeLessThan(80);
  }
  await banner.getByRole('link', { name: 'Pay or update your card' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription & Billing' })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await openPage(page, '/company/NKE');
  await banner.getByRole('button', { name: 'Hide until tomorrow' }).click();
  await expect(banner).toHaveCount(0);
  // Left out by the server already.
  await openPage(page, '/company/NKE');
  await expect(banner).toHaveCount(0);
});

test('after seven days without a payment the person is on Light, and keeps all they made', async ({
  page,
}) => {
  await failRenewal(page);
  await moveClock(page, 'day', 7);
  await expect(page.getByRole('heading', { name: 'Light' })).toBeVisible();
  const ended = page.getByRole('region', { name: 'Investor ended' });
  await expect(ended).toContainText(/Investor ended on \w+ \d+, \d{4}: its renewal wasn’t paid\./);
  await expect(ended).toContainText('Your notes, forecasts and lists are kept.');
});

test('the card that pays for the plan is not removed; another can take its place', async ({ page }) => {
  await newcomer(page);
  await subscribe(page);
  await openPage(page, '/billing/payment-method');
  await addCard(page, cards.worksToo);
  await page.getByRole('button', { name: 'Remove VISA •••• 4242' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove VISA •••• 4242?' });
  await expect(dialog).toContainText('It pays for Investor.');
  await dialog.getByRole('button', { name: 'Make MC •••• 4444 default' }).click();
  await expect(defaultCard(page)).toContainText('4444');
  await page.getByRole('button', { name: 'Remove VISA •••• 4242' }).click();
  await dialog.getByRole('button', { name: 'Remove card' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '4242' })).toHaveCount(0);
});

test('an invoice is a file to keep', async ({ page }) => {
  await newcomer(page);
  await subscribe(page);
  await openBilling(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download TF-.* as PDF/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^tenfold-TF-TEST-\d{4}-\d{5}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test.describe('details on invoices', () => {
  test('an address keeps its lines', async ({ page }) => {
    await newcomer(page);
    await openPage(page, '/billing/details');
    await page.getByLabel('Address', { exact: true }).fill('6 Quay Lane\nDublin');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('6 Quay Lane\nDublin');
  });

  test.use({ refusals: [422] });

  test('a VAT number that can’t be one is said at its field', async ({ page }) => {
    await newcomer(page);
    await openPage(page, '/billing/details');
    await page.getByLabel('Name or company').fill('Zoë Keller');
    await page.getByLabel('Country').selectOption('Ireland');
    const number = page.getByLabel('VAT number (optional)');
    await number.fill('IE12');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription(/Not a valid Irish VAT number\. Example: IE1234567WA/);
    await number.fill('IE1234567WA');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await openPage(page, '/billing/details');
    await expect(page.getByLabel('Country')).toHaveValue('IE');
  });

  test('an address in the United States needs a state and a ZIP code', async ({ page }) => {
    await newcomer(page);
    await openPage(page, '/billing/details');
    const zip = page.getByLabel('ZIP code');
    await expect(zip).toHaveCount(0);
    await page.getByLabel('Country').selectOption('United States');
    await page.getByLabel('State').selectOption('California');
    await zip.fill('9410');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(zip).toBeFocused();
    await expect(zip).toHaveAccessibleDescription(/Use a ZIP code, such as 94105/);
    await zip.fill('94105');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await openPage(page, '/billing/subscribe?period=year');
    await expect(page.getByLabel('State')).toHaveValue('CA');
    await expect(page.getByLabel('ZIP code')).toHaveValue('94105');
  });
});

/** Somebody whose card fails as the first month ends, on their page of billing. */
async function failRenewal(page: Page): Promise<void> {
  await newcomer(page);
  await subscribe(page);
  await changeCard(page, cards.failsLater, '0341');
  await openBilling(page);
  await moveClock(page, 'month');
}

async function changeCard(page: Page, number: string, last4: string) {
  await openPage(page, '/billing/payment-method');
  await addCard(page, number);
  await page.getByRole('button', { name: `Set as default: VISA •••• ${last4}` }).click();
  await expect(defaultCard(page)).toContainText(last4);
}

async function addCard(page: Page, number: string) {
  await page.getByRole('button', { name: 'Add card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a card' });
  await typeCard(page, number);
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await expect(dialog).toHaveCount(0);
}
