import { openChart } from '../chart-card.ts';
import { expect, test } from '../watched-page.ts';

test('the chart is configured, read and saved by keyboard alone', async ({ page }) => {
  const { card, button, panel, plotted, cursor, spoken } = await openChart(page);
  const { keyboard } = page;

  await button('Line').focus();
  await keyboard.press('Enter');
  await expect(button('Line')).toHaveAttribute('aria-pressed', 'true');

  await card.getByRole('searchbox', { name: 'Find a row' }).focus();
  await keyboard.type('gross');
  await keyboard.press('Tab');
  await expect(card.getByRole('checkbox', { name: 'Gross profit' })).toBeFocused();
  await keyboard.press('Space');
  await expect(plotted).toContainText('Gross profit');

  await button('Remove Gross profit').focus();
  await keyboard.press('Enter');
  await expect(plotted).not.toContainText('Gross profit');

  await button('Compare').focus();
  await keyboard.press('Enter');
  await expect(panel()).toBeVisible();
  await panel().getByRole('checkbox', { name: /GOOGL/ }).focus();
  await keyboard.press('Space');
  await keyboard.press('Escape');
  await expect(panel()).toHaveCount(0);
  await expect(button('Compare')).toBeFocused();
  await expect(card.getByRole('list', { name: 'Legend' })).toContainText('GOOGL');

  await cursor.focus();
  await keyboard.press('Home');
  const first = await spoken();
  await keyboard.press('ArrowRight');
  expect((await spoken()).heading).not.toBe(first.heading);
  await keyboard.press('ArrowLeft');
  expect(await spoken()).toEqual(first);
  await expect(card.locator('.plot-tooltip')).toContainText(first.heading);

  await card.getByText('Show as a table').focus();
  await keyboard.press('Enter');
  await expect(card.getByRole('row', { name: /^Dec 31, 2024/ })).toBeVisible();
});

for (const [item, name] of [
  ['Save chart as PNG', 'AAPL-10Y.png'],
  ['Save chart as SVG', 'AAPL-10Y.svg'],
  ['Save data as CSV', 'AAPL-10Y.csv'],
] as const) {
  test(`${item} saves a file from the menu, by keyboard`, async ({ page }) => {
    const { button } = await openChart(page);
    await button('Chart menu').focus();
    await page.keyboard.press('Enter');
    await button(item).focus();
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toBe(name);
    const stream = await (await download).createReadStream();
    let size = 0;
    for await (const chunk of stream) size += chunk.length;
    expect(size).toBeGreaterThan(2_000);
  });
}

test('the rows to choose from are one Tab stop, with arrow keys between them', async ({ page }) => {
  const { card } = await openChart(page);
  const rows = card.getByRole('region', { name: 'Financial rows' });
  const stop = rows.locator('input[tabindex="0"]');
  await expect(stop).toHaveCount(1);
  await stop.focus();
  await page.keyboard.press('Home');
  const first = rows.getByRole('checkbox').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const second = rows.getByRole('checkbox').nth(1);
  await expect(second).toBeFocused();
  const before = await second.isChecked();
  await page.keyboard.press('Space');
  await expect(second).toBeChecked({ checked: !before });
  await page.keyboard.press('End');
  await expect(rows.getByRole('checkbox').last()).toBeFocused();
  await expect(stop).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(rows.locator(':focus')).toHaveCount(0);
});
