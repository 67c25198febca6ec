import { axeFindings } from '../axe-findings.ts';
import { cell, newName, openForEditing, saveState, shareValue, type } from '../forecast-cells.ts';
import { createForecast, saveAsNewVersion, showForecast } from '../saved-forecast.ts';
import { expect, test } from '../signed-in.ts';

const value = '.edit-bar .live-value b';

test('an earlier version is opened, read and restored as a new one, and undone', async ({ page, token }) => {
  const name = newName('Versions');
  const first = await createForecast({ page, token }, 'AAPL', {
    name,
    values: { 2026: { revenueChange: 0.075 } },
  });
  await saveAsNewVersion({ page, token }, 'AAPL', first, {
    values: { 2026: { revenueChange: 0.05 }, 2027: { revenueChange: '=revenueChange[-1]' } },
    required_return: 0.08,
  });
  await openForEditing(page, 'AAPL');
  await showForecast(page, name);
  const estimated = cell(page, 'revenueChange', 6);
  await expect(estimated).toHaveText('5.0%');
  const valueNow = await shareValue(page);

  await page.getByRole('button', { name: 'Versions' }).click();
  const panel = page.getByRole('dialog', { name: 'Versions' });
  const items = panel.getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText('Revenue change 2026 – 2027, required return 10.0% → 8.0%');
  await expect(items.first()).toContainText(valueNow ?? '');
  await expect(items.first()).toContainText('Newest filing then: 10-');
  await expect(items.last()).toContainText('Created from averages, revenue change 2026');
  expect(await axeFindings(page, { part: '.side-panel' })).toEqual([]);

  await items.first().getByRole('button', { name: /^Open/ }).click();
  await expect(panel.getByRole('row', { name: /^Revenue change/ })).toContainText('5.0% typed');
  await expect(panel).toContainText('=revenueChange[-1]');
  await expect(panel.getByRole('button', { name: 'Restore' })).toHaveCount(0);
  expect(await axeFindings(page, { part: '.side-panel' })).toEqual([]);
  await panel.getByRole('button', { name: 'All versions' }).click();

  const valueThen = await items.last().locator('b.num').textContent();
  await items
    .last()
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Versions' })).toBeFocused();
  await expect(estimated).toHaveText('7.5%');
  await expect(saveState(page)).toContainText('Saved');
  await expect(page.locator(value)).toHaveText(valueThen ?? '');

  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(items).toHaveCount(3);
  await expect(items.first()).toContainText('Revenue change 2026 – 2027, required return 8.0% → 10.0%');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(estimated).toHaveText('5.0%');
  await expect(saveState(page)).toContainText('Saved');
});

test.describe('changed meanwhile on another device', () => {
  test.use({ refusals: [409] });

  test('nothing is restored over it', async ({ page, token }) => {
    const name = newName('Elsewhere');
    const values = { 2026: { margin: 0.2 } };
    const first = await createForecast({ page, token }, 'COST', { name, values });
    const second = await saveAsNewVersion({ page, token }, 'COST', first, { values: {} });
    await openForEditing(page, 'COST');
    await showForecast(page, name);
    await page.getByRole('button', { name: 'Versions' }).click();
    const panel = page.getByRole('dialog', { name: 'Versions' });
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await saveAsNewVersion({ page, token }, 'COST', second, { values: { 2026: { margin: 0.3 } } });
    await panel
      .getByRole('listitem')
      .last()
      .getByRole('button', { name: /^Restore/ })
      .click();
    await expect(panel.getByRole('alert')).toContainText('changed in another tab or on another device');
  });
});

test('what is not saved yet keeps a version from being restored', async ({ page, token }) => {
  const name = newName('Unsaved');
  const first = await createForecast({ page, token }, 'NKE', { name, values: { 2026: { margin: 0.2 } } });
  await saveAsNewVersion({ page, token }, 'NKE', first, { values: {} });
  await openForEditing(page, 'NKE');
  await showForecast(page, name);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/forecast/${first.id}/save`, async (route) => {
    await held;
    await route.continue();
  });
  await type(page, cell(page, 'margin', 6), '15');
  await page.getByRole('button', { name: 'Versions' }).click();
  const panel = page.getByRole('dialog', { name: 'Versions' });
  await expect(panel.getByRole('note')).toContainText('aren’t saved yet');
  const restore = panel
    .getByRole('listitem')
    .last()
    .getByRole('button', { name: /^Restore/ });
  await expect(restore).toBeDisabled();
  answer();
  await expect(restore).toBeEnabled();
  await expect(panel.getByRole('listitem').first()).toContainText('Margin 2026');
});
