import { cell, nameIt, newName, openForEditing, saveState, type } from '../forecast-cells.ts';
import { openPage } from '../watched-page.ts';
import { expect, fewest, given, test, waysInto } from './bad-inputs.ts';
import { isOneLine } from './cases.ts';
import { enter, expectStays, insert, sent } from './enter.ts';
import { cells, expectSaved, joinWithForecast, storedInCell } from './own-forecast.ts';

for (const way of waysInto('a cell of a forecast')) {
  test(`a cell of a forecast keeps what is ${way}, or refuses it`, async ({ page }) => {
    test.slow();
    const { saved } = await joinWithForecast(page);
    await openForEditing(page, 'AAPL');
    await type(page, cell(page, 'revenueChange', 1), '11.25');
    await nameIt(page, newName('Cells'));
    const field = page.locator('.cell-input');
    const expected: (number | string)[] = [0.1125];
    for (const [text, means] of given('a cell of a forecast', way)) {
      const { row, fromEnd } = cells[expected.length - 1] ?? cells[0] ?? { row: '', fromEnd: 0 };
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
      expected.push(storedInCell(text, means, shown));
    }
    expect(expected.length).toBeGreaterThan(fewest(6));
    await expect(saveState(page)).toContainText('Saved');
    await expectSaved(saved, expected);
  });

  test(`a ${way} name of a forecast is kept as it is, or refused`, async ({ page }) => {
    const { create } = await joinWithForecast(page);
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
