import { expectFirstAndLast, openChart, plotPriceAlone, pricesFromApi } from '../chart-card.ts';
import { expect, takenOver, test } from '../watched-page.ts';

for (const [period, name] of [
  ['YTD', 'YTD'],
  ['3Y', '3Y'],
  ['MAX', 'Max'],
] as const)
  test(`first and last price over ${name} are the period's`, async ({ page }) => {
    const chart = await openChart(page);
    const { card, cursor } = chart;
    await plotPriceAlone(chart);
    await card.getByLabel('More date ranges').selectOption(name);
    const points = await pricesFromApi(page, 'AAPL', period);
    await expect(cursor).toHaveAttribute('aria-valuemax', String(points.length - 1));
    await expectFirstAndLast(chart, points);
    await page.reload();
    await takenOver(page);
    await expect(card.getByLabel('More date ranges')).toHaveValue(period);
  });

for (const width of [375, 1512])
  test(`own dates within what is on file are plotted and kept, ${width} wide`, async ({ page, calls }) => {
    await page.setViewportSize({ width, height: 900 });
    const chart = await openChart(page);
    const { card, cursor, panel, spoken } = chart;
    await plotPriceAlone(chart);
    const menu = card.getByLabel('More date ranges');
    await menu.focus();
    await menu.selectOption('Choose dates…');
    const from = panel().getByLabel('From');
    const to = panel().getByLabel('To');
    const first = await from.getAttribute('min');
    const last = await from.getAttribute('max');
    const apply = panel().getByRole('button', { name: 'Apply' });
    const refusal = panel().getByRole('alert');

    await from.fill('');
    await apply.click();
    await expect(refusal).toHaveText('Choose both dates.');
    await from.fill('2024-06-28');
    await to.fill('2020-01-04');
    await apply.click();
    await expect(refusal).toHaveText('The first date must be before the last.');
    await from.fill('1999-12-31');
    await apply.click();
    await expect(refusal).toHaveText(/^Our data for AAPL starts on [A-Z][a-z]{2} \d+, \d{4}\.$/);
    await from.fill('2020-01-04');
    await to.fill('2031-01-01');
    await apply.click();
    await expect(refusal).toHaveText(/^Our data for AAPL ends on [A-Z][a-z]{2} \d+, \d{4}\.$/);
    expect([first !== null && first < '2020-01-01', last !== null && last > '2026-01-01']).toEqual([
      true,
      true,
    ]);
    await to.fill('2024-06-29');
    await apply.click();
    await expect(panel()).toHaveCount(0);
    await expect(menu).toBeFocused();

    const points = await pricesFromApi(page, 'AAPL', '2020-01-04..2024-06-29');
    expect([points[0]?.date, points.at(-1)?.date]).toEqual(['2020-01-03', '2024-06-28']);
    await expect(cursor).toHaveAttribute('aria-valuemax', String(points.length - 1));
    await cursor.press('End');
    expect((await spoken()).values.get('Stock price')).toContain(points.at(-1)?.value.toFixed(2));
    await expect(menu.locator('option:checked')).toHaveText('Jan 4, 2020 – Jun 29, 2024');

    calls.length = 0;
    await page.reload();
    await takenOver(page);
    await expect(menu.locator('option:checked')).toHaveText('Jan 4, 2020 – Jun 29, 2024');
    await expect(cursor).toHaveAttribute('aria-valuetext', /2024/);
    expect(calls.filter((call) => call.includes('/chart/'))).toEqual([]);
  });

test('dates before a company’s data leave its chart empty, with the reason', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('chart-range', '1990-01-02..1991-01-02'));
  const { card } = await openChart(page);
  await expect(card).toContainText('No data to show.');
  await expect(card.getByText('The chart couldn’t be loaded.')).toHaveCount(0);
});
