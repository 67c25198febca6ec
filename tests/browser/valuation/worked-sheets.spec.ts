import { readFileSync } from 'node:fs';
import { expect, test } from '../signed-in.ts';

test.use({ javaScriptEnabled: false });

/** The last lines of a sheet: the steps from free cash flow to value per share. */
function walkOf(symbol: string): Record<string, number> {
  const sheet = readFileSync(new URL(`worked-sheets/${symbol}.txt`, import.meta.url), 'utf8');
  const lines = sheet.slice(sheet.indexOf('\nWalk\n')).matchAll(/^ {2}(\D+?) +(-?[\d.]+)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value]) => [name, Number(value)]));
}

const millions = (value: number) => {
  const text = Math.abs(Math.round(value)).toLocaleString('en-US');
  return value < 0 ? `(${text})` : text;
};

for (const symbol of ['AAPL', 'NKE', 'PG', 'COST', 'WDAY']) {
  test(`the fair value of ${symbol} on the page equals the worked sheet`, async ({ page }) => {
    const walk = walkOf(symbol);
    await page.goto(`/company/${symbol}`);
    const card = page.locator('.fair-value');
    const shown = (name: string) => card.locator('.value-walk li', { hasText: name }).locator('.num');
    await expect(shown('PV of free cash flow')).toHaveText(
      millions(walk['present value of free cash flow'] ?? Number.NaN),
    );
    await expect(shown('PV of terminal value')).toHaveText(
      millions(walk['present value of terminal value'] ?? Number.NaN),
    );
    await expect(shown('Enterprise value')).toHaveText(millions(walk['enterprise value'] ?? Number.NaN));
    await expect(shown('Market cap, estimated')).toHaveText(millions(walk['equity value'] ?? Number.NaN));
    const perShare = (walk['value per share'] ?? Number.NaN).toFixed(2);
    await expect(shown('Value per share')).toHaveText(perShare);
    // Cards compare with the price: the value as of its day, and what follows from it.
    const carried = Number(perShare) + amount(await shown('Rolled forward to').textContent());
    const asOfToday = carried - amount(await shown('Dividends since').textContent());
    const inCards = amount(await card.locator('.value-result strong').textContent());
    expect(inCards).toBeCloseTo(asOfToday, 1);
    await expect(page.locator('.calculator-figure').first()).toHaveText(`$${inCards.toFixed(2)}`);
  });
}

test('Ford, which files no total debt, is valued by another method with the reason', async ({ page }) => {
  await page.goto('/company/F');
  const card = page.locator('.fair-value');
  await expect(card).toContainText('Earnings power, 10% required return');
  await expect(card.locator('.value-result')).toContainText('$');
});

/** A dash is a true zero: no dividend was paid. */
function amount(text: string | null): number {
  return Number((text ?? '').replace(/[^\d.]/g, ''));
}
