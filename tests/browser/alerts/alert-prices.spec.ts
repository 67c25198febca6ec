import { alertCard, alertRow, joinWithAlerts, openCardWithAlert, priceOf } from '../price-alerts.ts';
import { expect, openPage, test } from '../watched-page.ts';

// Refused targets are what some of these tests are about.
test.use({ refusals: [404, 422], loggedFailure: /a price alert|ApiError/ });

test('what is no price is not sent, and the price of now is refused under its field', async ({
  page,
  calls,
}) => {
  const card = await openCardWithAlert(page);
  const sent = () => calls.filter((call) => /price_notification\/(?:add|\d+\/save)$/.test(call));
  for (const text of ['', '0', 'abc', '.']) {
    await card.getByLabel('Alert price').fill(text);
    await card.getByRole('button', { name: 'Set alert' }).click();
    await expect(card.getByText('Invalid format. Please input number.')).toBeVisible();
  }
  await card.getByRole('button', { name: 'Edit alert' }).click();
  const field = card.getByRole('textbox', { name: 'Edit alert $1,000.00' });
  await field.fill('0');
  await field.press('Enter');
  await expect(card.getByRole('listitem')).toContainText('Invalid format. Please input number.');
  await field.press('Escape');
  await expect(alertRow(card, '$1,000.00')).toContainText('Active');
  await card.getByRole('button', { name: 'Edit alert' }).click();
  await field.press('Enter');
  await expect(alertRow(card, '$1,000.00')).toContainText('Active');
  expect(sent()).toEqual([]);

  const price = (await priceOf(page, 'AAPL')).toFixed(2);
  await card.getByLabel('Alert price').fill(price);
  await card.getByRole('button', { name: 'Set alert' }).click();
  await expect(card.getByText('That is the price now.')).toBeVisible();
  await expect(card.getByLabel('Alert price')).toHaveValue(price);
  await card.getByRole('button', { name: 'Edit alert' }).click();
  await field.fill(price);
  await field.press('Enter');
  await expect(alertRow(card, 'That is the price now.')).toBeVisible();
  await expect(field).toHaveValue(price);
  await field.press('Escape');
  await expect(alertRow(card, '$1,000.00')).toContainText('Active');
});

test('a number with a sign is no price: a percentage shows its target, and sets that', async ({
  page,
  calls,
}) => {
  const card = await openCardWithAlert(page);
  const price = await priceOf(page, 'AAPL');
  const fifthBelow = (Math.trunc(price * 80) / 100).toFixed(2);
  const field = card.getByLabel('Alert price');
  await field.fill('-20');
  await field.press('Enter');
  await expect(card.getByText('For 20 % below, type -20 %')).toBeVisible();
  await expect(field).toHaveValue('-20');
  await field.fill('1e309');
  await field.press('Enter');
  await expect(card.getByText('Invalid format. Please input number.')).toBeVisible();
  expect(calls.filter((call) => call.endsWith('/add'))).toEqual([]);

  await field.fill('-20 %');
  await expect(card.getByText(`$${fifthBelow} is −20.0% from`)).toBeVisible();
  await field.press('Enter');
  await expect(alertRow(card, `$${fifthBelow}`)).toBeVisible();

  await card.getByRole('button', { name: 'Edit alert $1,000.00' }).click();
  const edited = card.getByRole('textbox', { name: 'Edit alert $1,000.00' });
  await edited.fill('-3');
  await edited.press('Enter');
  await expect(card.getByText('For 3 % below, type -3 %')).toBeVisible();
  await edited.fill('900 dollars');
  await edited.blur();
  await expect(card.getByText('Invalid format. Please input number.')).toBeVisible();
  await edited.press('Escape');
  await expect(alertRow(card, '$1,000.00')).toContainText('Active');
});

test('a preset that comes to less than a cent is not offered, and the card says why', async ({ page }) => {
  await joinWithAlerts(page);
  await page.route('**/api/v1/company/AAPL', async (route) => {
    const company = await (await route.fetch()).json();
    return route.fulfill({ json: { ...company, stock_price: 0.0042 } });
  });
  await openPage(page, '/company/AAPL');
  const card = alertCard(page);
  await expect(card.getByText('Percentages that come to less than one cent can’t be chosen.')).toBeVisible();
  for (const percent of ['−10%', '−5%', '5%', '10%'])
    await expect(card.getByRole('button', { name: percent, exact: true })).toBeDisabled();
  await card.getByLabel('Alert price').fill('0.005');
  await expect(card.getByText(/^\$0\.0050 is \+19\.0% from .+, \$0\.0042$/)).toBeVisible();
});
