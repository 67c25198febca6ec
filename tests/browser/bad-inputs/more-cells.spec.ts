import { cell, nameIt, newName, openForEditing, saveState, type } from '../forecast-cells.ts';
import { takenOver } from '../watched-page.ts';
import { expect, fewest, given, test, waysInto } from './bad-inputs.ts';
import { isOneLine } from './cases.ts';
import { enter, expectStays, insert } from './enter.ts';
import { cells, expectSaved, joinWithForecast, storedInCell } from './own-forecast.ts';

for (const way of waysInto('the formula bar')) {
  test(`the formula bar keeps what is ${way}, or refuses it`, async ({ page }) => {
    test.slow();
    const { saved } = await joinWithForecast(page);
    await openForEditing(page, 'AAPL');
    await type(page, cell(page, 'revenueChange', 1), '11.25');
    await nameIt(page, newName('Bar'));
    const field = page.locator('.fx-field');
    const expected: (number | string)[] = [0.1125];
    for (const [text, means] of given('the formula bar', way)) {
      const { row, fromEnd } = cells[expected.length - 1] ?? { row: '', fromEnd: 0 };
      const at = cell(page, row, fromEnd);
      await at.click();
      await field.click();
      await expect(field).toHaveRole('combobox');
      await page.keyboard.press('ControlOrMeta+a');
      await insert(page, text, way);
      // More than one cell is refused as it is pasted.
      if (isOneLine(text)) await page.keyboard.press('Enter');
      if (await page.locator('.fx-bar.is-typed').isVisible()) {
        await expect(page.locator('.cell-pop').getByRole('alert')).toHaveText(/\w{3}/);
        if (isOneLine(text)) await expectStays(field, text);
        await page.keyboard.press('Escape');
        continue;
      }
      await at.click();
      expected.push(storedInCell(text, means, await field.inputValue()));
    }
    expect(expected.length).toBeGreaterThan(fewest(4));
    await expect(saveState(page)).toContainText('Saved');
    await expectSaved(saved, expected);
  });

  test(`a forecast is first named what is ${way}, or it is refused`, async ({ page }) => {
    await joinWithForecast(page);
    await openForEditing(page, 'AAPL');
    await type(page, cell(page, 'revenueChange', 1), '11.25');
    const dialog = page.getByRole('dialog', { name: 'Forecast editing' });
    const field = dialog.getByPlaceholder('Enter the forecast name...');
    const save = dialog.getByRole('button', { name: 'Save', exact: true });
    const texts = given('a forecast’s first name', way);
    for (const text of texts) {
      await enter(page, field, text, way);
      if (text.trim() === '') await expect(save).toBeDisabled();
      else await save.click();
      if (text === texts.at(-1)) break;
      if (text.trim() !== '') await expect(dialog.locator('.field-error')).toHaveText(/\w{3}/);
      await expectStays(field, text);
    }
    await expect(dialog).toBeHidden();
    expect(await page.locator('.edit-bar-name').textContent()).toBe(texts.at(-1)?.trim());
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 812 } });

    test(`a cell keeps what is ${way}, or refuses it`, async ({ page }) => {
      test.slow();
      const { saved } = await joinWithForecast(page);
      await page.goto('/company/AAPL#forecast');
      await takenOver(page);
      const sheet = page.locator('.cell-sheet');
      const field = sheet.getByRole('combobox');
      const expected: (number | string)[] = [];
      for (const [text, means] of given('a cell on a phone', way)) {
        const { row, fromEnd } = cells[expected.length] ?? { row: '', fromEnd: 0 };
        const at = cell(page, row, fromEnd);
        await at.click();
        await expect(field).toBeFocused();
        await insert(page, text, way);
        if (isOneLine(text)) await sheet.getByRole('button', { name: 'Done' }).click();
        if (await sheet.isVisible()) {
          await expect(sheet.getByRole('alert')).toHaveText(/\w{3}/);
          if (isOneLine(text)) await expectStays(field, text);
          await page.keyboard.press('Escape');
          continue;
        }
        if (expected.length === 0) await nameIt(page, newName('On a phone'));
        await at.click();
        expected.push(storedInCell(text, means, await field.inputValue()));
        await page.keyboard.press('Escape');
      }
      expect(expected.length).toBeGreaterThan(fewest(3));
      await expect(saveState(page)).toContainText('Saved');
      await expectSaved(saved, expected);
    });
  });
}
