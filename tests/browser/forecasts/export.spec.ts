import type { Page } from '@playwright/test';
import { formatCell, formatPerShare } from '@tenfold/domain/format';
import { isRowKey, type RowUnit, rowOf } from '@tenfold/domain/rows';
import { oneOf } from '../../world/size.ts';
import { expect, takenOver, test } from '../signed-in.ts';
import {
  differences,
  exported,
  hasLibreOffice,
  recalculated,
  type Spreadsheet,
  valuePerShare,
} from '../spreadsheet.ts';

// A steady grower, the default company, a retailer, a landlord, a filer in another currency, and a loss maker.
for (const symbol of oneOf(3, ['AAPL', 'NKE', 'COST', 'O', 'TSM', 'F'])) {
  test(`the file of ${symbol} has the figures of its page`, async ({ page }) => {
    await page.goto(`/company/${symbol}`);
    await takenOver(page);
    const file = await exported(page);
    const shown = await shownRows(page);
    expect(shown.length).toBeGreaterThan(20);
    for (const { key, texts } of shown) {
      if (isRowKey(key)) expect(textsIn(file, key, texts.length), `${symbol} ${key}`).toEqual(texts);
    }
    expect(formatPerShare(valuePerShare(file))).toBe(await shownValue(page));
  });

  test(`LibreOffice calculates the file of ${symbol} to the same figures`, async ({ page }) => {
    test.skip(!hasLibreOffice, 'LibreOffice is not installed');
    await page.goto(`/company/${symbol}`);
    await takenOver(page);
    const file = await exported(page);
    const after = await recalculated(file);
    expect(differences(file, after)).toEqual([]);
    expect(formatPerShare(valuePerShare(after))).toBe(await shownValue(page));
  });
}

test.describe('without a company left', () => {
  test.use({ refusals: [403] });

  test('an export opens the warning of the limit, and no other dialog', async ({ page }) => {
    await page.goto('/company/AAPL');
    await takenOver(page);
    await page.route('**/financials/more', (route) =>
      route.fulfill({
        status: 403,
        json: {
          status: 403,
          code: 'quota_reached',
          detail: 'Used up.',
          error_message: 'Used up.',
          max_reached: true,
          request_id: 'x',
        },
      }),
    );
    await page.getByRole('button', { name: 'Export to a spreadsheet' }).click();
    await expect(page.locator('#max-company-page-exceed-warning-modal')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
});

async function shownRows(page: Page): Promise<{ key: string; texts: string[] }[]> {
  return page.locator('.financials-table tr[data-row]').evaluateAll((rows) =>
    rows.map((row) => ({
      key: (row as HTMLElement).dataset.row ?? '',
      texts: [...row.querySelectorAll('td')].map((cell) => {
        const figure = cell.cloneNode(true) as HTMLElement;
        for (const remark of figure.querySelectorAll('small, .visually-hidden, .check-mark')) remark.remove();
        return (figure.textContent ?? '').trim();
      }),
    })),
  );
}

/** A row of the file, printed as the page prints it. */
function textsIn({ sheets }: Spreadsheet, key: string, columns: number): string[] {
  const lines = sheets.Financials ?? [];
  const headings = lines[4] ?? [];
  const line = lines.find((each) => each[4] === key) ?? [];
  return Array.from({ length: columns }, (_, at) => {
    const value = line[5 + at];
    const unit = isRowKey(key) ? rowOf(key).unit : 'ratio';
    const held: RowUnit = headings[5 + at] === 'Averages' && unit !== 'ratio' ? 'percent' : unit;
    const scale = held === 'millions' || held === 'shares' ? 1e6 : 1;
    return formatCell(typeof value === 'number' ? value * scale : null, held);
  });
}

async function shownValue(page: Page): Promise<string> {
  return ((await page.locator('.value-result strong').textContent()) ?? '').replace('$', '');
}
