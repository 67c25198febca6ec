import { expect, openPage, test } from '../watched-page.ts';
import { cards, newcomer, payButton, subscribe, typeCard } from './buying.ts';

test.use({ refusals: [402, 409] });

for (const width of [375, 1512]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a person on Light chooses Investor, pays, and is back where they were', async ({ page }) => {
      await newcomer(page);
      await openPage(page, '/plans?from=/company/NKE');
      await page.getByRole('button', { name: 'Monthly' }).click();
      await page.getByRole('link', { name: 'Choose Investor' }).click();
      await typeCard(page, cards.works);
      await page.getByLabel('Country').selectOption('Ireland');
      await payButton(page).and(page.getByText('Pay $14.76')).click();
      await expect(page.getByRole('heading', { name: 'You’re on Investor.' })).toBeFocused();
      await page.getByRole('link', { name: 'Back to NKE' }).click();
      await expect(page).toHaveURL('/company/NKE');
    });
  });
}

for (const [name, number, text] of [
  ['is declined', cards.declined, 'Your card was declined.'],
  ['has no funds', cards.withoutFunds, 'Your card was declined: insufficient funds.'],
  ['has expired', cards.expired, 'Your card was declined: it has expired.'],
] as const) {
  test(`a card that ${name} is said so, and the next one pays`, async ({ page }) => {
    await newcomer(page);
    await openPage(page, '/billing/subscribe?period=year');
    await typeCard(page, number);
    await payButton(page).click();
    await expect(page.getByRole('alert')).toContainText(text);
    await typeCard(page, cards.worksToo);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'You’re on Investor.' })).toBeVisible();
  });
}

test('a card that is kept but can’t pay leaves the person on Light, and another can be used', async ({
  page,
}) => {
  await newcomer(page);
  await openPage(page, '/billing/subscribe?period=year');
  await typeCard(page, cards.failsLater);
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Failed to create subscription');
  await expect(page.getByRole('alert')).toContainText('You were not charged');
  await page.getByRole('button', { name: 'Use another card' }).click();
  await typeCard(page, cards.works);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'You’re on Investor.' })).toBeVisible();
});

test('what is wrong with a card is said at its fields, and nothing is sent', async ({ page, calls }) => {
  await newcomer(page);
  await openPage(page, '/billing/subscribe?period=year');
  await typeCard(page, '1234');
  await payButton(page).click();
  const number = page.getByLabel('Card number');
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/Not a card of the sandbox/);
  expect(calls.filter((call) => call.includes('payment-cards'))).toEqual([]);
});

test('a bank that refuses leaves the person on Light; one that confirms makes them an Investor', async ({
  page,
}) => {
  await newcomer(page);
  await openPage(page, '/billing/subscribe?period=year');
  await typeCard(page, cards.asksBank);
  await payButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm with your bank' });
  await dialog.getByRole('button', { name: 'Open bank window' }).click();
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('alert')).toContainText('Your bank didn’t confirm the payment.');
  await payButton(page).click();
  await dialog.getByRole('button', { name: 'Open bank window' }).click();
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You’re on Investor.' })).toBeVisible();
});

test('a payment that waits for the bank can be given up', async ({ page }) => {
  await newcomer(page);
  await openPage(page, '/billing/subscribe?period=year');
  await typeCard(page, cards.asksBank);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(payButton(page)).toBeEnabled();
  await openPage(page, '/billing');
  await expect(page.getByRole('heading', { name: 'Light' })).toBeVisible();
});

test('whoever pays in two tabs is charged once', async ({ page, context }) => {
  await newcomer(page);
  const other = await context.newPage();
  await openPage(other, '/billing/subscribe?period=year');
  await subscribe(page);
  await typeCard(other, cards.works);
  await payButton(other).click();
  await expect(other.getByRole('heading', { name: 'You already have Investor.' })).toBeVisible();
  await openPage(other, '/billing');
  await expect(other.getByRole('table', { name: 'Invoices' }).getByRole('row')).toHaveCount(2);
});

test('the provider’s own page pays as well, and says what became of it', async ({ page }) => {
  await newcomer(page);
  await openPage(page, '/billing/subscribe?period=year&from=/company/AAPL');
  await page.getByRole('button', { name: /provider’s page/ }).click();
  await expect(page.getByRole('heading', { name: 'Pay Tenfold' })).toBeVisible();
  await typeCard(page, cards.works);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'You’re on Investor.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to AAPL' })).toBeVisible();
});

test('paying goes back to no other site', async ({ page }) => {
  await newcomer(page);
  await openPage(page, '/billing/subscribe?period=month&from=//evil.example');
  await typeCard(page, cards.works);
  await payButton(page).click();
  await expect(page.getByRole('link', { name: 'Back to Subscription & Billing' })).toHaveAttribute(
    'href',
    '/billing',
  );
});

test('investor is subscribed to by keyboard alone', async ({ page }) => {
  await newcomer(page);
  await openPage(page, '/billing/subscribe?period=year');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('autocomplete') ?? '');
  await page.getByRole('radio', { name: /Yearly/ }).focus();
  for (const [field, text] of [
    ['cc-number', cards.works],
    ['cc-exp', '08 / 35'],
    ['cc-csc', '424'],
  ] as const) {
    for (let tabs = 0; (await focused()) !== field; tabs += 1) {
      expect(tabs).toBeLessThan(10);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(text);
  }
  for (
    let tabs = 0;
    !(await payButton(page).evaluate((button) => button === document.activeElement));
    tabs += 1
  ) {
    expect(tabs).toBeLessThan(10);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You’re on Investor.' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/billing');
});
