import type { Page } from '@playwright/test';
import { cell, nameIt, newName, openForEditing, saveState, type } from '../forecast-cells.ts';
import { makeAccount, signInOn } from '../people.ts';
import { openPage } from '../watched-page.ts';
import { expect, expectKept, given, test } from './bad-inputs.ts';
import { isOneLine } from './cases.ts';
import { enter, expectStays, insert, sent, ways } from './enter.ts';

const rows = ['margin', 'percentageCfoOfRevenue', 'capexChange', 'totalAssetsChange', 'revenueChange'];
const cells = rows.flatMap((row) => [6, 5, 4, 3, 2, 1].map((fromEnd) => ({ row, fromEnd })));

async function join(page: Page) {
  const token = await signInOn(page, await makeAccount(page));
  await page.evaluate(() => localStorage.setItem('forecast-editing-modal-show', 'false'));
  const headers = { authorization: `Bearer ${token}` };
  return {
    create: (name: string) =>
      page.request.post('/api/v1/company/AAPL/forecast/create', { data: { name }, headers }),
    saved: async () => {
      const answer = await page.request.get('/api/v1/company/AAPL/forecast', { headers });
      const { forecasts } = await answer.json();
      const columns: Record<string, number | string>[] = Object.values(forecasts[0].values);
      return columns.flatMap((column) => Object.values(column));
    },
  };
}

for (const way of ways) {
  test(`a cell of a forecast keeps what is ${way}, or refuses it`, async ({ page }) => {
    test.slow();
    const { saved } = await join(page);
    await openForEditing(page, 'AAPL');
    await type(page, cell(page, 'revenueChange', 1), '11.25');
    await nameIt(page, newName('Cells'));
    const field = page.locator('.cell-input');
    const kept: (number | string)[] = [0.1125];
    for (const [text, means] of given('a cell of a forecast', way)) {
      const { row, fromEnd } = cells[kept.length - 1] ?? cells[0] ?? { row: '', fromEnd: 0 };
      const at = cell(page, row, fromEnd);
      await at.dblclick();
      await expect(field).toBeFocused();
      await insert(page, text, way);
      const refusal = page.locator('.cell-pop').getByRole('alert');
      // More than one cell is refused as it is pasted.
      if (isOneLine(text)) await page.keyboard.press('Enter');
      if (await field.isVisible()) {
        await expect(refusal).toHaveText(/\w{3}/);
        if (isOneLine(text)) await expectStays(field, text);
        await page.keyboard.press('Escape');
        continue;
      }
      await at.click();
      const shown = await page.locator('.fx-field').inputValue();
      if (text.startsWith('=')) expect(shown).toBe(text);
      else expectKept(text, means, Number(shown));
      kept.push(text.startsWith('=') ? text : Number(((means ?? Number.NaN) / 100).toPrecision(12)) + 0);
    }
    expect(kept.length).toBeGreaterThan(6);
    await expect(saveState(page)).toContainText('Saved');
    const inOrder = (all: readonly (number | string)[]) => all.map(String).sort();
    await expect.poll(async () => inOrder(await saved())).toEqual(inOrder(kept));
  });

  test(`a ${way} name of a forecast is kept as it is, or refused`, async ({ page }) => {
    const { create } = await join(page);
    await create('Base');
    await openPage(page, '/my-tenfold/forecasts');
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox', { name: 'Name' });
    for (const text of given('a forecast’s name', way)) {
      if (!(await field.isVisible())) {
        await page.getByRole('button', { name: /^Menu of/ }).click();
        await page.locator('.menu-item', { hasText: 'Rename' }).click();
      }
      await enter(page, field, text, way);
      const shown = await field.inputValue();
      expect(shown).toBe(text.replace(/\r?\n/g, ' '));
      const press = () => dialog.getByRole('button', { name: 'Save' }).click();
      const renamed = await sent<{ name: string }>(page, /\/rename$/, dialog.locator('.field-error'), press);
      if (renamed === null) {
        await expectStays(field, text);
        continue;
      }
      expect(renamed.name).toBe(shown.trim());
      await expect(dialog).toBeHidden();
    }
  });
}
