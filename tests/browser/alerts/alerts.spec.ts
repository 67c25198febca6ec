import { axeFindings } from '../axe-findings.ts';
import { looks } from '../looks.ts';
import { alertCard, alertRow, alertsDialog, joinWithAlerts, percentFrom, priceOf } from '../price-alerts.ts';
import { smallTargets } from '../small-targets.ts';
import { expect, openPage, test } from '../watched-page.ts';

// Refused targets, two tabs that change one alert, and a network that is away are what some of these tests are about.
test.use({
  refusals: [404, 409, 422],
  loggedFailure: /net::ERR_|Failed to fetch|a price alert|ApiError|NoReply/,
});

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

test('what is no price is not sent, and the price of now is refused under its field', async ({
  page,
  calls,
}) => {
  const person = await joinWithAlerts(page);
  await person.set('AAPL', 1000);
  await openPage(page, '/company/AAPL');
  const card = alertCard(page);
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
  const person = await joinWithAlerts(page);
  await person.set('AAPL', 1000);
  await openPage(page, '/company/AAPL');
  const card = alertCard(page);
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

test('without the network nothing is lost, and is said', async ({ page }) => {
  const person = await joinWithAlerts(page);
  await person.set('AAPL', 1000);
  await openPage(page, '/company/AAPL');
  const card = alertCard(page);
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
  const person = await joinWithAlerts(page);
  await person.set('AAPL', 1000);
  await openPage(page, '/company/AAPL');
  const card = alertCard(page);
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

test('the chart draws armed alerts at their prices, each time one fired on the line, and comments at their periods', async ({
  page,
}) => {
  const person = await joinWithAlerts(page);
  const price = await priceOf(page, 'AAPL');
  const target = percentFrom(price, 5);
  await person.set('AAPL', Number(target));
  await person.set('AAPL', 5000);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const tradedAt = daysAgo(40);
  await page.route('**/company/AAPL/price_notification', async (route) => {
    const { alerts } = await (await route.fetch()).json();
    const firing = { target: 290, before: 289.5, price: 290.12, traded_at: tradedAt, fired_at: tradedAt };
    const last = { alert_id: 999, ...firing, simulated: false, cause: 'price_moved' };
    const earlier = { ...last, target: 150, traded_at: daysAgo(1500), fired_at: daysAgo(1500) };
    const fired = { ...alerts[0], id: 999, price: 290, state: 'fired', firing: last };
    return route.fulfill({ json: { alerts: [...alerts, fired], firings: [last, earlier] } });
  });
  await person.comment('AAPL', {
    field: 'capex',
    column: '2025',
    forecast: null,
    title: null,
    text: 'A third more.',
  });
  await openPage(page, '/company/AAPL');
  const chart = page.locator('[data-chart-card]');
  const picture = chart.locator('svg.plot-picture').filter({ visible: true });
  const button = (name: string) => chart.getByRole('button', { name, exact: true });
  await expect(button('Price alerts')).toHaveAttribute('aria-pressed', 'true');
  await expect(picture.locator('.plot-level')).toHaveText([`${target} active`, '5,000.00 active']);
  // The axis does not reach it.
  await expect(picture.locator('.plot-beyond')).toHaveText('5,000.00 active');
  await expect(picture.locator('.plot-event-alert')).toHaveCount(2);
  await expect(picture).toContainText('150.00 fired');
  await expect(picture).toContainText('290.00 fired');
  await expect(chart.getByRole('list', { name: 'Events' })).toContainText('Price alerts that fired');

  await expect(picture.locator('.plot-event-comment')).toHaveCount(0);
  await button('Comments').click();
  await expect(picture.locator('.plot-event-comment')).toHaveCount(1);
  await chart.getByText('Show events as a table').click();
  await expect(chart.getByRole('row', { name: 'Comment on Capex, 2025: A third more.' })).toBeVisible();
  expect(await axeFindings(page, { part: '.performance-card' })).toEqual([]);

  await button('Price alerts').click();
  await expect(picture.locator('.plot-level, .plot-event-alert')).toHaveCount(0);
  await openPage(page, '/company/AAPL');
  await expect(button('Comments')).toHaveAttribute('aria-pressed', 'true');
  await expect(button('Price alerts')).toHaveAttribute('aria-pressed', 'false');
});

test('an alert that the price reaches shows as fired at once, is armed again by hand, and says from which price', async ({
  page,
}) => {
  const person = await joinWithAlerts(page);
  const price = await priceOf(page, 'AAPL');
  const target = Number(percentFrom(price, 5));
  await person.set('AAPL', target);
  let now = price;
  let isFired = false;
  await page.route('**/api/v1/company/AAPL', async (route) => {
    const company = await (await route.fetch()).json();
    return route.fulfill({ json: { ...company, stock_price: now } });
  });
  const time = '2026-01-21T15:42:07.000Z';
  const firing = {
    target,
    before: price,
    price: target + 1,
    traded_at: time,
    fired_at: time,
    simulated: false,
  };
  await page.route('**/company/AAPL/price_notification', async (route) => {
    const { alerts } = await (await route.fetch()).json();
    const fired = { state: 'fired', firing: { ...firing, cause: 'price_moved' } };
    return route.fulfill({ json: { alerts: isFired ? [{ ...alerts[0], ...fired }] : alerts, firings: [] } });
  });
  await openPage(page, '/company/AAPL');
  const row = alertCard(page).locator('.alert-item');
  await expect(row).toContainText('Active');
  isFired = true;
  now = target + 1;
  await expect(row).toContainText('Fired');
  await expect(row).toContainText('Jan 21, 2026, 10:42:07 AM EST');
  await expect(row).toContainText(`$${price.toFixed(2)} → $${(target + 1).toFixed(2)}`);
  await expect(row.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  const whyNot = 'The price is exactly at the target. You can re-arm once it has moved.';
  await expect(row).not.toContainText(whyNot);
  now = target;
  await expect(row.getByRole('button', { name: /^Re-arm/ })).toHaveAccessibleDescription(whyNot);
  now = target + 1;
  await expect(row).not.toContainText(whyNot);
  await page.route('**/rearm', (route) => {
    isFired = false;
    now = price;
    return route.continue();
  });
  await row.getByRole('button', { name: /^Re-arm/ }).focus();
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Active');
  await expect(row.locator(':focus')).toHaveCount(1);
});

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
