import { inHeader, joinOn, listsPath } from '../list-pages.ts';
import { openPage } from '../watched-page.ts';
import { expect, given, test, waysInto } from './bad-inputs.ts';
import { enter, expectStays, sent } from './enter.ts';

for (const way of waysInto('a list’s name')) {
  test(`a ${way} name of a list is kept as it is, or refused`, async ({ page }) => {
    await joinOn(page);
    await openPage(page, '/company/AAPL');
    await inHeader(page).click();
    const form = page.locator('form', { has: page.getByLabel('Create new') });
    const field = form.getByLabel('Create new');
    for (const text of given('a list’s name', way)) {
      await enter(page, field, text, way);
      const shown = await field.inputValue();
      expect(shown).toBe(text.replace(/\r?\n/g, ' '));
      if (text.trim() === '') {
        await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
        continue;
      }
      const press = () => form.getByRole('button', { name: 'Save' }).click();
      const list = await sent<{ name: string }>(
        page,
        /\/lists\/create$/,
        form.locator('.field-error'),
        press,
      );
      if (list === null) {
        await expectStays(field, text);
        continue;
      }
      expect(list.name).toBe(shown.trim());
      await expect(field).toHaveValue('');
    }
  });

  test(`a ${way} comment on a list is kept as it is, or refused`, async ({ page }) => {
    const post = await joinOn(page);
    const { id } = await post('create', { name: 'Watched', symbol: 'AAPL' });
    await openPage(page, `${listsPath.replace(/s$/, '')}/${id}`);
    const form = page.locator('.list-comment-add');
    const field = form.getByRole('textbox');
    for (const text of given('a comment on a list', way)) {
      await enter(page, field, text, way);
      expect(await field.inputValue()).toBe(text);
      const add = form.getByRole('button', { name: 'Add' });
      if (text.trim() === '') {
        await expect(add).toBeDisabled();
        continue;
      }
      const press = () => add.click();
      const made = await sent<{ text: string }>(
        page,
        /\/comment\/create$/,
        form.locator('.field-error'),
        press,
      );
      if (made === null) {
        await expectStays(field, text);
        continue;
      }
      expect(made.text).toBe(text.trim());
      await expect(field).toHaveValue('');
    }
  });
}
