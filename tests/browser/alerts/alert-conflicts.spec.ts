import { alertCard, alertRow, joinWithAlerts, openCardWithAlert } from '../price-alerts.ts';
import { expect, openPage, test } from '../watched-page.ts';

// Two tabs that change one alert, and a network that is away.
test.use({
  refusals: [404, 409, 422],
  loggedFailure: /net::ERR_|Failed to fetch|a price alert|ApiError|NoReply/,
});

test('an alert changed in another tab meanwhile shows both values, and either can be kept', async ({
  page,
}) => {
  const person = await joinWithAlerts(page);
  const { id, epoch } = await person.set('AAPL', 1000);
  await openPage(page, '/company/AAPL');
  const card = alertCard(page);
  await card.getByRole('button', { name: 'Edit alert' }).click();
  await person.post(`AAPL/price_notification/${id}/save`, { epoch, price: 1100 });
  await card.getByRole('textbox', { name: 'Edit alert' }).fill('1200');
  await page.keyboard.press('Enter');
  const conflict = card.getByRole('alert');
  await expect(conflict).toContainText('Changed in another tab or device to $1,100.00. You typed $1,200.00.');
  await conflict.getByRole('button', { name: 'Change to $1,200.00' }).click();
  await expect(alertRow(card, '$1,200.00')).toContainText('Active');
});

test('what another tab sets shows on a page opened again, and only on that company’s', async ({
  page,
  context,
}) => {
  const person = await joinWithAlerts(page);
  await openPage(page, '/company/AAPL');
  const other = await context.newPage();
  await openPage(other, '/company/AAPL');
  await alertCard(other).getByLabel('Alert price').fill('1000');
  await other.keyboard.press('Enter');
  await expect(alertRow(alertCard(other), '$1,000.00')).toBeVisible();
  await other.close();
  await page.bringToFront();
  await openPage(page, '/company/AAPL');
  await expect(alertRow(alertCard(page), '$1,000.00')).toBeVisible();
  await person.set('NKE', 90);
  await openPage(page, '/company/NKE');
  await expect(alertRow(alertCard(page), '$90.00')).toBeVisible();
  await expect(alertRow(alertCard(page), '$1,000.00')).toHaveCount(0);
});

test('without the network nothing is lost, and is said', async ({ page }) => {
  const card = await openCardWithAlert(page);
  await expect(alertRow(card, '$1,000.00')).toBeVisible();
  await page.route(/price_notification\/(?:add|\d+\/\w+)$/, (route) => route.abort());
  await card.getByLabel('Alert price').fill('1100');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('alert')).toBeVisible();
  await expect(card.getByLabel('Alert price')).toHaveValue('1100');
  await card.getByRole('button', { name: 'Edit alert' }).click();
  const field = card.getByRole('textbox', { name: 'Edit alert' });
  await field.fill('1200');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('1200');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.unroute(/price_notification\/(?:add|\d+\/\w+)$/);
  await page.keyboard.press('Enter');
  await expect(alertRow(card, '$1,200.00')).toContainText('Active');
  await card.getByRole('button', { name: 'Set alert' }).click();
  await expect(alertRow(card, '$1,100.00')).toContainText('Active');
});

test('what failed is tried again from its message', async ({ page }) => {
  const card = await openCardWithAlert(page);
  const away = /price_notification\/\d+\/(?:delete|restore)$/;
  await page.route(away, (route) => route.abort());
  await card.getByRole('button', { name: 'Delete alert $1,000.00' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Alert not deleted.' });
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeVisible();
  await page.unroute(away);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(0);

  await page.route(away, (route) => route.abort());
  await page.getByRole('button', { name: 'Undo' }).click();
  const notRestored = page.getByRole('alert').filter({ hasText: 'Not restored.' });
  await expect(notRestored).toBeVisible();
  await page.unroute(away);
  await notRestored.getByRole('button', { name: 'Try again' }).click();
  await expect(alertRow(card, '$1,000.00')).toContainText('Active');
});
