import { axeFindings } from '../axe-findings.ts';
import { alertCard, joinWithAlerts, percentFrom, priceOf } from '../price-alerts.ts';
import { expect, openPage, test } from '../watched-page.ts';

// Refused targets are what some of these tests are about.
test.use({ refusals: [404, 422], loggedFailure: /a price alert|ApiError/ });

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
