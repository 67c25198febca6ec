import type { Locator, Page } from '@playwright/test';
import { openChart } from '../chart-card.ts';
import { newName } from '../forecast-cells.ts';
import { makeAccount, signInOn } from '../people.ts';
import { createForecast, showForecast } from '../saved-forecast.ts';
import { takenOver } from '../watched-page.ts';
import { expect, givenOnce, test as refusing } from './bad-inputs.ts';

/** Into the parts of a date field, from the first. */
async function enterDay(page: Page, field: Locator, text: string): Promise<void> {
  await field.blur();
  await field.focus();
  await page.keyboard.type(text);
}

const test = refusing.extend({ refusals: [[404], { scope: 'test' }] });

const shown = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

test('the chart begins on the day that is typed, or says why not', async ({ page }) => {
  const { card, panel } = await openChart(page);
  const menu = card.getByLabel('More date ranges');
  const from = panel().getByLabel('From');
  const to = panel().getByLabel('To');
  for (const [text, means] of givenOnce('a day of the chart')) {
    if (!(await from.isVisible())) await menu.selectOption('dates');
    await from.fill('2019-05-06');
    await to.fill('2025-06-30');
    await enterDay(page, from, text);
    const typed = await from.inputValue();
    await panel().getByRole('button', { name: 'Apply' }).click();
    if (means === null) {
      await expect(panel().getByRole('alert')).toHaveText(/\w{3}/);
      await expect(from).toHaveValue(typed);
      continue;
    }
    await expect(menu.locator('option:checked')).toHaveText(`${shown(means)} – Jun 30, 2025`);
    await expect(panel()).toHaveCount(0);
  }
});

test('a walk begins on the day that is typed, or says why not', async ({ page }) => {
  const token = await signInOn(page, await makeAccount(page));
  const name = newName('Walk');
  await createForecast({ page, token }, 'AAPL', { name, values: { 2026: { revenueChange: 0.02 } } });
  // Dates it to May 2018: the tests' server can't save in the past.
  await page.route('**/versions?until=*', async (route) => {
    const { versions } = await (await route.fetch()).json();
    await route.fulfill({ json: { versions: [{ ...versions[0], saved_at: '2018-05-01T15:00:00Z' }] } });
  });
  const requested: string[] = [];
  await page.route(/\/on\/[\d-]+$/, (route) => {
    requested.push(route.request().url().split('/').at(-1) ?? '');
    return route.fulfill({ status: 404, json: { code: 'not_found', error_message: 'Saved later.' } });
  });
  await page.goto('/company/AAPL');
  await takenOver(page);
  await showForecast(page, name);
  await page.getByRole('button', { name: 'Why did my value move' }).click();
  const part = page.locator('.value-moved');
  await part.getByRole('button', { name: 'Dates' }).click();
  const from = part.getByLabel('From', { exact: true });
  const refusal = part.locator('.field-error');
  for (const [text, means] of givenOnce('a day of a walk')) {
    await from.fill('2019-05-06');
    await expect(refusal).toHaveCount(0);
    await enterDay(page, from, text);
    if (means === null) {
      await expect(refusal).toHaveText(/^Enter a day from May 1, 2018 to/);
      expect(await from.inputValue()).not.toBe('2019-05-06');
      continue;
    }
    await expect(from).toHaveValue(means);
    await expect(refusal).toHaveCount(0);
    await expect.poll(() => requested).toContain(means);
  }
});
