import { makeAccount, postAs, signInOn } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';

test('the page of a row shows all its years, and charts a forecast of one’s own', async ({ page }) => {
  const post = postAs(page, await signInOn(page, await makeAccount(page)));
  const slow = { name: 'Services slow', values: { 2026: { revenueChange: -0.5 } } };
  await post('company/AAPL/forecast/create', slow);
  await page.setViewportSize({ width: 1512, height: 900 });
  await openPage(page, '/financials/AAPL/revenue');
  const table = page.locator('.chart-table .table-scroll');
  expect(await table.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThan(2);
  const year = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(year('2025')).toContainText('416,161');

  await page.getByRole('button', { name: 'About forecasts' }).click();
  await expect(page.locator('#about-forecasts')).toContainText('Analysts');
  await page.keyboard.press('Escape');
  const forecast = page.getByLabel('Forecast:');
  const label = (await forecast.getByRole('option', { name: /^Services slow/ }).textContent()) ?? '';
  await forecast.selectOption({ label });
  await expect(year('2026')).toContainText('208,081');
  await forecast.selectOption('averages');
  await expect(year('2026')).not.toContainText('208,081');

  await page.getByRole('group', { name: 'View type' }).getByRole('button', { name: 'Table' }).click();
  await expect(page).toHaveURL(/\/company\/AAPL#financials$/);
  await expect(page.locator('.financials-table')).toBeVisible();
});

test('a comment is written on the chart of the financials too', async ({ page }) => {
  await signInOn(page, await makeAccount(page));
  await openPage(page, '/company/AAPL');
  const card = page.locator('#financials');
  await card.getByRole('button', { name: 'Chart', exact: true }).click();
  await card.getByRole('button', { name: 'Add Comment' }).click();
  const form = card.locator('.write-on-chart');
  await form.getByRole('combobox').selectOption('2024');
  await form.getByRole('textbox').last().fill('Services carried it.');
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();
  await card.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(card.locator('tr[data-row="revenue"] td[data-comment]')).toHaveCount(1);
});
