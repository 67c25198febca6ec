import type { Locator } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { newName, shareValue } from '../forecast-cells.ts';
import { createForecast, saveAsNewVersion, showForecast } from '../saved-forecast.ts';
import { expect, test } from '../signed-in.ts';

/** In cents, from the last column: the first value, each part, the last value. */
async function amountsOf(table: Locator): Promise<number[]> {
  const shown = await table.locator('td.n').allTextContents();
  return shown.map((text) => Math.round(Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) * 100));
}

async function expectToAddUp(table: Locator): Promise<void> {
  const [from = 0, ...others] = await amountsOf(table);
  const to = others.pop();
  expect(others.length).toBeGreaterThan(0);
  expect(others.reduce((sum, part) => sum + part, from)).toBe(to);
}

for (const symbol of ['AAPL', 'TSM', 'COST']) {
  test(`why the value of a forecast of ${symbol} moved since a version adds up to the cent`, async ({
    page,
    token,
  }) => {
    const name = newName('Moved');
    const first = await createForecast({ page, token }, symbol, {
      name,
      values: { 2026: { revenueChange: 0.02 }, 2027: { revenueChange: 0.02 } },
    });
    await saveAsNewVersion({ page, token }, symbol, first, {
      values: { 2026: { revenueChange: 0.05 }, Terminal: { percentageCfoOfRevenue: 0.4 } },
      required_return: 0.0825,
    });
    await page.goto(`/company/${symbol}`);
    await showForecast(page, name);
    const value = await shareValue(page);
    await page.getByRole('button', { name: 'Versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await versions
      .getByRole('listitem')
      .last()
      .getByRole('button', { name: /^Why it moved/ })
      .click();
    await expect(versions).toBeHidden();
    const opened = page.getByRole('button', { name: 'Why did my value move' });
    await expect(opened).toBeFocused();
    await expect(opened).toBeInViewport();
    await expect(opened).toHaveAttribute('aria-expanded', 'true');

    const part = page.locator('.value-moved');
    const table = part.getByRole('table');
    await expect(table.getByRole('rowheader')).toHaveText([
      /^\w+ \d+, \d{4}/,
      'Your edits: revenue change',
      'Your edits: CFO, % of revenue',
      'Required return',
      'Now',
    ]);
    await expect(table).toContainText('10.0% → 8.25%');
    await expect(table.locator('td.n').last()).toHaveText(value ?? '');
    await expectToAddUp(table);
    expect(await axeFindings(page, { part: '.value-moved' })).toEqual([]);

    const saved = page.waitForEvent('download');
    await part.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await saved).suggestedFilename()).toBe(`${symbol}-value-walk.csv`);

    const before = await amountsOf(table);
    await part.getByRole('button', { name: 'Swap' }).click();
    await expect(table.getByRole('rowheader').first()).toHaveText('Now');
    const after = await amountsOf(table);
    expect([after[0], after.at(-1)]).toEqual([before.at(-1), before[0]]);
    await expectToAddUp(table);
  });
}

test('an end without a value says why there is no walk, and one version that there is nothing to explain yet', async ({
  page,
  token,
}) => {
  const name = newName('Refused');
  const first = await createForecast({ page, token }, 'AAPL', { name, values: {} });
  await page.goto('/company/AAPL');
  await showForecast(page, name);
  const why = page.getByRole('button', { name: 'Why did my value move' });
  await why.click();
  const part = page.locator('.value-moved');
  await expect(part).toContainText('Only one version so far.');
  await saveAsNewVersion({ page, token }, 'AAPL', first, {
    values: { Terminal: { percentageCfoOfRevenue: -0.2 } },
  });
  await page.reload();
  await showForecast(page, name);
  await why.click();
  await expect(part).toContainText('Nothing to compare. Now: no value, the forecast ends with negative');
});

test('between two dates it is the versions of then, and the days that passed are a part', async ({
  page,
  token,
}) => {
  const name = newName('Dates');
  const first = await createForecast({ page, token }, 'AAPL', {
    name,
    values: { 2026: { revenueChange: 0.02 } },
  });
  await saveAsNewVersion({ page, token }, 'AAPL', first, { values: {}, required_return: 0.09 });
  const path = `/api/v1/company/AAPL/forecast/${first.id}`;
  const headers = { authorization: `Bearer ${token}` };
  const then = await (await page.request.get(`${path}/versions/1`, { headers })).json();
  // Dates the first version to June: the tests' server can't save in the past.
  const day = '2026-06-01';
  await page.route('**/versions?until=*', async (route) => {
    const { versions } = await (await route.fetch()).json();
    await route.fulfill({
      json: { versions: [versions[0], { ...versions[1], saved_at: `${day}T15:00:00Z` }] },
    });
  });
  await page.route(`**/on/${day}`, (route) =>
    route.fulfill({ json: { ...then, day, version: 1, saved_at: `${day}T15:00:00Z` } }),
  );
  await page.goto('/company/AAPL');
  await showForecast(page, name);
  const value = await shareValue(page);
  await page.getByRole('button', { name: 'Why did my value move' }).click();
  const part = page.locator('.value-moved');
  await part.getByRole('button', { name: 'Dates' }).click();
  await expect(part.getByLabel('From', { exact: true })).toHaveValue(day);
  const table = part.getByRole('table');
  await expect(table.getByRole('rowheader')).toHaveText([
    'Jun 1, 2026',
    'Time passed',
    'Your edits: revenue change',
    'Required return',
    /^\w+ \d+, \d{4}$/,
  ]);
  await expect(table).toContainText('Value of Jun 1, 2026 → Aug 21, 2026');
  await expect(table.locator('td.n').last()).toHaveText(value ?? '');
  await expectToAddUp(table);
  expect(await axeFindings(page, { part: '.value-moved' })).toEqual([]);
  const to = await part.getByLabel('To', { exact: true }).inputValue();
  await part.getByLabel('From', { exact: true }).fill(to);
  await expect(part).toContainText('Nothing changed between the two.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the walk is in the section of the fair value, as a list with a bar in each part', async ({
    page,
    token,
  }) => {
    const name = newName('Phone');
    const values = { 2026: { revenueChange: 0.02 } };
    const first = await createForecast({ page, token }, 'AAPL', { name, values });
    await saveAsNewVersion({ page, token }, 'AAPL', first, { values: {}, required_return: 0.09 });
    await page.goto('/company/AAPL#forecast');
    const forecasts = page.getByLabel('Saved forecast').filter({ visible: true });
    const label = forecasts.locator('option', { hasText: name });
    await forecasts.selectOption(await label.getAttribute('value'));
    await page.getByRole('button', { name: 'Versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await versions.getByRole('button', { name: /^Why it moved/ }).click();
    await expect(page.getByRole('button', { name: 'Why did my value move' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Why did my value move' })).toBeInViewport();
    const table = page.locator('.value-moved').getByRole('table');
    await expect(table.getByRole('row', { name: /^Required return/ })).toBeVisible();
    await expect(page.locator('.walk-bars')).toBeHidden();
    await expectToAddUp(table);
  });
});
