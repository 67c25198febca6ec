import { newName } from '../forecast-cells.ts';
import { expect, takenOver, test } from '../signed-in.ts';
import { exported, importFile, withCell } from '../spreadsheet.ts';
import { givenOnce } from './bad-inputs.ts';
import { replyTo } from './enter.ts';
import { fileNames } from './spreadsheets.ts';

interface Forecast {
  readonly values: Readonly<Record<string, Readonly<Record<string, number | string>>>>;
}

test('a cell of a file is imported as the preview shows it, or refuses the file', async ({ page }) => {
  test.slow();
  await page.goto('/company/COST');
  await takenOver(page);
  const file = await exported(page);
  for (const [at, [cell, means]] of givenOnce('a cell of a file').entries()) {
    const fileName = fileNames[at % fileNames.length];
    const dialog = await importFile(page, withCell(file, 'margin', 'Terminal', cell), fileName);
    if (means === null) {
      await expect(dialog.getByRole('alert'), cell.body.slice(0, 100)).toContainText(
        'Not a number from −1,000% to 10,000%: Margin Terminal.',
      );
      await expect(dialog).toContainText('Nothing was imported.');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      continue;
    }
    const row = dialog.getByRole('row', { name: /^Margin Terminal/ });
    await expect(row.getByRole('cell').last()).toContainText(means.shown);
    await dialog.getByLabel('Forecast name').fill(newName('Bad cell'));
    const reply = replyTo<Forecast>(page, /forecast\/create$/);
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    expect((await reply).values).toEqual({ Terminal: { margin: means.value } });
    await expect(dialog).toBeHidden();
  }
});
