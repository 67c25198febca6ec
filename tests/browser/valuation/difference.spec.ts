import { axeFindings } from '../axe-findings.ts';
import { expect, takenOver, test } from '../signed-in.ts';

test('what makes a reader’s value differ from averages adds up to the cent', async ({ page }) => {
  await page.goto('/company/AAPL');
  await takenOver(page);
  const card = page.locator('.fair-value');
  await expect(card.getByRole('button', { name: 'Why it differs from averages' })).toHaveCount(0);
  await page.locator('.calculator-card').getByLabel('Required return').fill('8');
  await page.locator('.calculator-card').getByLabel('Terminal growth').fill('2');
  await card.getByRole('button', { name: 'Why it differs from averages' }).click();
  const table = card.getByRole('table', { name: /^From Averages/ });
  await expect(table.getByRole('rowheader')).toHaveText([
    'Averages, r 10.0%, g 0.0%',
    'Required return',
    'Terminal growth',
    'Your value',
  ]);
  const shown = await table.locator('td.n').allTextContents();
  const cents = shown.map((text) => Math.round(Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) * 100));
  const [from = 0, required = 0, growth = 0, to = 0] = cents;
  expect(from + required + growth).toBe(to);
  expect(await axeFindings(page, { part: '.fair-value' })).toEqual([]);
});
