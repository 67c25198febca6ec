import { newName } from '../forecast-cells.ts';
import { makeAccount, signInOn } from '../people.ts';
import { createForecast } from '../saved-forecast.ts';
import { expect, takenOver, test } from '../watched-page.ts';

test.use({ viewport: { width: 375, height: 812 } });

const hint = 'You can edit default forecast based on averages or analysts consensus';

test('CUSTOM tells a newcomer how a forecast of their own is made', async ({ page }) => {
  await signInOn(page, await makeAccount(page));
  await page.goto('/company/NKE#forecast');
  await takenOver(page);
  const types = page.getByRole('group', { name: 'Forecast', exact: true });
  const custom = types.getByRole('button', { name: 'CUSTOM' });
  await custom.click();
  await expect(custom).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.financials-mobile-head')).toContainText(hint);
  await types.getByRole('button', { name: 'AVERAGES' }).click();
  await expect(custom).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.financials-mobile-head')).not.toContainText(hint);
});

test('picking a saved forecast shows it in the table, the chart and the fair value', async ({ page }) => {
  const token = await signInOn(page, await makeAccount(page));
  const name = newName('Picked');
  await createForecast({ page, token }, 'NKE', { name, values: { 2026: { margin: 0.4 } } });
  await page.goto('/company/NKE#financials');
  await takenOver(page);
  const value = page.locator('.value-result strong');
  const before = await value.textContent();
  const pick = page.getByRole('combobox', { name: 'Saved forecast' }).filter({ visible: true });
  const label = await pick.locator('option', { hasText: name }).textContent();
  await pick.selectOption({ label: label ?? '' });
  await expect(page).toHaveURL('/company/NKE#forecast');
  await expect(page.locator('.edit-bar-name')).toHaveText(name);
  await expect(page.locator('tr[data-row="margin"] > td', { hasText: '40.0%' })).toBeVisible();
  await expect(pick.locator('option:checked')).toContainText(name);
  await page.getByRole('button', { name: 'Show chart' }).click();
  await expect(page.locator('.financials')).toContainText(name);
  await expect(page.locator('.edit-bar')).toBeHidden();
  await expect(page.locator('.calculator-card')).toContainText(name);
  expect(await value.textContent()).toBe(before);
});
