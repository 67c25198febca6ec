import { axeFindings } from '../axe-findings.ts';
import { looks } from '../looks.ts';
import { alertCard, alertRow, alertsDialog, joinWithAlerts, percentFrom, priceOf } from '../price-alerts.ts';
import { smallTargets } from '../small-targets.ts';
import { expect, openPage, test } from '../watched-page.ts';

// Refused targets are what some of these tests are about.
test.use({ refusals: [404, 422], loggedFailure: /a price alert|ApiError/ });

test('a visitor sees the card, and is asked to sign in to set an alert', async ({ page }) => {
  await openPage(page, '/company/NKE');
  const card = alertCard(page);
  await card.getByRole('button', { name: '−10%' }).click();
  const price = await priceOf(page, 'NKE');
  await expect(card.getByLabel('Alert price')).toHaveValue(percentFrom(price, -10));
  for (const name of ['Set alert', 'Model', 'Manage price alerts']) {
    await card.getByRole('button', { name }).click();
    const modal = page.locator('#sign-price-notification-modal');
    await expect(modal).toContainText('Sign up free to set price alerts.');
    await expect(modal.getByRole('link')).toHaveText(['Sign up', 'Sign in']);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
  }
  await expect(card.getByLabel('Alert price')).toHaveValue(percentFrom(price, -10));
});

test('by mouse: an alert is set by percent, edited in place, deleted and brought back', async ({ page }) => {
  await joinWithAlerts(page);
  await openPage(page, '/company/AAPL');
  const card = alertCard(page);
  const price = await priceOf(page, 'AAPL');
  for (const [name, percent] of [
    ['−10%', -10],
    ['−5%', -5],
    ['5%', 5],
    ['10%', 10],
  ] as const) {
    const preset = card.getByRole('button', { name, exact: true });
    await preset.click();
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    await expect(card.locator('[aria-pressed="true"]')).toHaveCount(1);
    await expect(card.getByLabel('Alert price')).toHaveValue(percentFrom(price, percent));
  }
  await card.getByRole('button', { name: 'Set alert' }).click();
  const target = percentFrom(price, 10);
  await expect(page.getByText(`Price alert set at $${target}.`)).toBeVisible();
  const row = alertRow(card, `$${target}`);
  await expect(row).toContainText('Active');
  await expect(row).toContainText('fires when the price rises to it');
  await expect(card.getByLabel('Alert price')).toHaveValue('');

  await row.getByRole('button', { name: `Edit alert $${target}` }).click();
  await card.getByLabel(`Edit alert $${target}`).fill('1000');
  await card.getByRole('heading', { name: 'Price alert' }).click();
  const changed = alertRow(card, '$1,000.00');
  await expect(changed).toContainText('Active');
  await changed.getByRole('button', { name: 'History of alert $1,000.00' }).click();
  await expect(changed).toContainText('Changed to $1,000.00.');
  await expect(changed).toContainText(`Set at $${target}.`);

  await changed.getByRole('button', { name: 'Delete alert $1,000.00' }).click();
  await expect(page.getByText('Alert $1,000.00 deleted.')).toBeVisible();
  await expect(changed).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(changed).toBeVisible();
  await openPage(page, '/company/AAPL');
  await expect(changed).toBeVisible();
});

test('by keyboard alone: an alert is set, edited with Enter, left with Escape and deleted', async ({
  page,
}) => {
  await joinWithAlerts(page);
  await openPage(page, '/company/AAPL');
  const card = alertCard(page);
  await card.getByRole('button', { name: 'Custom' }).focus();
  await page.keyboard.press('Enter');
  await expect(card.getByLabel('Alert price')).toBeFocused();
  await page.keyboard.type('1000,5');
  await page.keyboard.press('Enter');
  await expect(alertRow(card, '$1,000.50')).toContainText('Active');

  const edit = card.getByRole('button', { name: 'Edit alert $1,000.50' });
  await edit.focus();
  await page.keyboard.press('Enter');
  const field = card.getByRole('textbox', { name: 'Edit alert $1,000.50' });
  await expect(field).toBeFocused();
  await page.keyboard.type('2000');
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('1000.50');
  await page.keyboard.type('900');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Edit alert $900.00' })).toBeFocused();

  await card.getByRole('button', { name: 'Delete alert $900.00' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(alertRow(card, '$900.00')).toBeHidden();
});

test('a model alert takes the first saved forecast and the margin of the person’s choice', async ({
  page,
}) => {
  const person = await joinWithAlerts(page);
  await openPage(page, '/company/AAPL');
  const card = alertCard(page);
  await card.getByRole('button', { name: 'Model' }).click();
  await expect(card).toContainText(
    "Currently you don't have saved models. To calculate price based on a model please use calculate above.",
  );
  await person.forecast('NKE', 'Of another company');
  await person.forecast('AAPL', 'Older');
  await person.forecast('AAPL', 'Newer');
  await openPage(page, '/company/AAPL');
  await card.getByRole('button', { name: 'Model' }).click();
  await expect(card.getByLabel('Forecast').locator('option')).toHaveText([/^Newer - /, /^Older - /]);
  await card.getByLabel('Margin').fill('25');
  await expect(card.locator('.model-line')).toHaveText(/^\$[\d.]+ − 25%\$[\d.]+$/);
  const [, target = ''] = /%(\$[\d.]+)$/.exec((await card.locator('.model-line').textContent()) ?? '') ?? [];
  await card.getByRole('button', { name: 'Set alert' }).click();
  const row = alertRow(card, 'Newer − 25%');
  await expect(row).toContainText(target);
  await expect(row).toContainText('Follows your forecast');
  await row.getByRole('button', { name: 'Edit alert Newer − 25%' }).click();
  await card.getByRole('textbox', { name: 'Edit alert Newer − 25%' }).fill('-10');
  await page.keyboard.press('Enter');
  await expect(alertRow(card, 'Newer + 10%')).toBeVisible();
});

test('another person sees none of them', async ({ page }) => {
  const person = await joinWithAlerts(page);
  const { id } = await person.set('AAPL', 1000);
  const other = await joinWithAlerts(page);
  await openPage(page, '/company/AAPL');
  await alertCard(page).getByRole('button', { name: 'Manage price alerts' }).click();
  await expect(alertsDialog(page)).toContainText('You have no price alerts yet.');
  await expect(alertCard(page).getByRole('listitem')).toHaveCount(0);
  await expect(other.post(`AAPL/price_notification/${id}/rearm`)).rejects.toThrow();
});

test('the list of all companies has this one first, and deletes all of one with undo', async ({ page }) => {
  const person = await joinWithAlerts(page);
  for (const price of [900, 1000]) await person.set('AAPL', price);
  await person.set('NKE', 90);
  await openPage(page, '/company/NKE');
  await alertCard(page).getByRole('button', { name: 'Manage price alerts' }).click();
  const dialog = alertsDialog(page);
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([/NKE$/, /AAPL$/]);
  await expect(dialog).toContainText('3 of 20 alerts in your plan');
  await expect(dialog.getByRole('button', { name: 'Set alert' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('Company').selectOption('AAPL');
  await dialog.getByPlaceholder('Enter the price').fill('1100');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(4);

  // Nothing that it counts is below an inner edge.
  const list = dialog.getByRole('region', { name: 'Your price alerts' });
  expect(await list.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThanOrEqual(1);
  await dialog.getByRole('button', { name: 'Fired 0' }).click();
  await expect(dialog).toContainText('No alert has fired.');
  await dialog.getByRole('button', { name: 'All 4' }).click();

  await dialog.getByRole('button', { name: 'Delete all alerts of AAPL' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(alertCard(page).getByRole('button', { name: 'Manage price alerts' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('by touch: an alert is set below valuation, edited and deleted', async ({ page }) => {
    await joinWithAlerts(page);
    await openPage(page, '/company/AAPL');
    const card = alertCard(page);
    const valuation = page.getByRole('region', { name: 'Valuation', exact: true });
    const above = await valuation.boundingBox();
    const below = await card.boundingBox();
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    await card.getByRole('button', { name: '5%', exact: true }).tap();
    await card.getByRole('button', { name: 'Set alert' }).tap();
    await expect(card.getByRole('listitem')).toHaveCount(1);
    await card.getByRole('button', { name: /^Edit alert/ }).tap();
    await card.getByRole('textbox', { name: /^Edit alert/ }).fill('1000');
    await card.getByRole('heading', { name: 'Price alert' }).tap();
    await expect(alertRow(card, '$1,000.00')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await card.getByRole('button', { name: /^Delete alert/ }).tap();
    await expect(card.getByRole('listitem')).toHaveCount(0);
  });

  test('a thumb meets every control of the card and of the list of all', async ({ page }) => {
    const person = await joinWithAlerts(page);
    await person.set('AAPL', 1000);
    await person.forecast('AAPL', 'Base case');
    await openPage(page, '/company/AAPL');
    const card = alertCard(page);
    await expect(card.getByRole('listitem')).toHaveCount(1);
    expect(await smallTargets(card)).toEqual([]);
    await card.getByRole('button', { name: 'Model' }).tap();
    await expect(card.locator('.model-line')).toBeVisible();
    expect(await smallTargets(card)).toEqual([]);
    await card.getByRole('button', { name: 'Manage price alerts' }).tap();
    await expect(alertsDialog(page).getByRole('listitem')).toHaveCount(1);
    expect(await smallTargets(alertsDialog(page))).toEqual([]);
  });
});

for (const { name, width, height, colorScheme } of looks) {
  test(`axe finds nothing on the card and the list of all, ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    const person = await joinWithAlerts(page);
    await person.set('AAPL', 1000);
    await person.set('NKE', 90);
    await person.forecast('AAPL', 'Base case');
    await openPage(page, '/company/AAPL');
    const card = alertCard(page);
    await card.getByRole('button', { name: /^History of/ }).click();
    await expect(card).toContainText('Set at $1,000.00.');
    await card.getByRole('button', { name: 'Model' }).click();
    await expect(card.locator('.model-line')).toBeVisible();
    expect(await axeFindings(page, { part: '.price-alert-card' })).toEqual([]);
    await card.getByRole('button', { name: 'Custom' }).click();
    await card.getByRole('button', { name: 'Set alert' }).click();
    await card.getByRole('button', { name: /^Edit alert/ }).click();
    expect(await axeFindings(page, { part: '.price-alert-card' })).toEqual([]);
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: 'Manage price alerts' }).click();
    await expect(alertsDialog(page).getByRole('listitem')).toHaveCount(2);
    expect(await axeFindings(page, { part: '#price-alert-modal' })).toEqual([]);
  });
}

test('the feed leads to all alerts', async ({ page }) => {
  const person = await joinWithAlerts(page);
  await person.set('NKE', 90);
  await openPage(page, '/my-tenfold/feeds');
  await page.getByRole('button', { name: 'Manage price alerts' }).click();
  await expect(alertsDialog(page).getByRole('heading', { level: 3 })).toHaveText([/NKE$/]);
  await expect(alertsDialog(page)).toContainText(/last close \$\d/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Manage price alerts' })).toBeFocused();
});
