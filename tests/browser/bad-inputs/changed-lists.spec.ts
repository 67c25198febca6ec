import { dialog, joinOn, listsPath } from '../list-pages.ts';
import { openPage } from '../watched-page.ts';
import { expect, given, test, waysInto } from './bad-inputs.ts';
import { enter, expectStays, sent } from './enter.ts';

interface Comment {
  readonly text: string;
}

for (const way of waysInto('a list’s new name')) {
  test(`a ${way} new name of a list is kept as it is, or refused`, async ({ page }) => {
    const post = await joinOn(page);
    await post('create', { name: 'Watched', symbol: 'AAPL' });
    await openPage(page, listsPath);
    const field = dialog(page).getByRole('textbox', { name: 'Name' });
    for (const text of given('a list’s new name', way)) {
      if (!(await field.isVisible())) {
        await page.getByRole('button', { name: /^Menu of/ }).click();
        await page.locator('.menu-item', { hasText: 'Rename' }).click();
      }
      await enter(page, field, text, way);
      const shown = await field.inputValue();
      const press = () => dialog(page).getByRole('button', { name: 'Save' }).click();
      const renamed = await sent<{ name: string }>(
        page,
        /\/edit$/,
        dialog(page).locator('.field-error'),
        press,
      );
      if (renamed === null) {
        await expectStays(field, text);
        continue;
      }
      expect(renamed.name).toBe(shown.trim());
      await expect(dialog(page)).toBeHidden();
    }
  });

  test(`a list begins with the name that is ${way}, or it is refused`, async ({ page }) => {
    test.slow();
    await joinOn(page);
    await openPage(page, listsPath);
    const field = dialog(page).getByRole('textbox', { name: 'Name' });
    for (const text of given('the name of a list that begins', way)) {
      if (!(await field.isVisible())) {
        await page.getByRole('button', { name: 'New list' }).first().click();
        await dialog(page).getByRole('combobox').fill('AAPL');
        await dialog(page).getByRole('option').first().click();
      }
      await enter(page, field, text, way);
      const shown = await field.inputValue();
      const press = () => dialog(page).getByRole('button', { name: 'Save' }).click();
      const made = await sent<{ name: string }>(
        page,
        /\/create$/,
        dialog(page).locator('.field-error'),
        press,
      );
      if (made === null) {
        await expectStays(field, text);
        continue;
      }
      expect(made.name).toBe(shown.trim());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(made.name);
      await openPage(page, listsPath);
    }
  });

  test(`a comment on a list is edited to what is ${way}, or stays`, async ({ page }) => {
    const post = await joinOn(page);
    const { id } = await post('create', { name: 'Watched', symbol: 'AAPL' });
    await post(`${id}/comment/create`, { text: 'Words.' });
    await openPage(page, `${listsPath.replace(/s$/, '')}/${id}`);
    const form = page.locator('.list-comment-edit');
    const field = form.getByRole('textbox');
    for (const text of given('an edited comment on a list', way)) {
      if (!(await field.isVisible())) await page.getByRole('button', { name: 'Edit comment' }).click();
      await enter(page, field, text, way);
      expect(await field.inputValue()).toBe(text);
      const press = () => form.getByRole('button', { name: 'Save' }).click();
      const saved = await sent<Comment>(page, /\/update$/, form.locator('.field-error'), press);
      if (saved === null) {
        await expectStays(field, text);
        continue;
      }
      expect(saved.text).toBe(text.trim());
      await expect(form).toBeHidden();
    }
  });

  test(`a ${way} comment in a comparison is kept as it is, or refused`, async ({ page }) => {
    const post = await joinOn(page);
    const { id } = await post('create', { name: 'Watched', symbols: ['AAPL', 'COST'] });
    await openPage(page, `${listsPath.replace(/s$/, '')}/${id}`);
    await page.locator('.lens-on-wide [data-symbol="COST"][data-field="margin"]').first().click();
    const panel = page.getByRole('dialog', { name: 'Costco, Net margin' });
    const field = panel.getByRole('textbox', { name: 'Comment' });
    for (const text of given('a comment in a comparison', way)) {
      await enter(page, field, text, way);
      expect(await field.inputValue()).toBe(text);
      const add = panel.getByRole('button', { name: 'Add comment' });
      if (text.trim() === '') {
        await expect(add).toBeDisabled();
        continue;
      }
      const made = await sent<Comment>(page, /\/comment\/create$/, panel.locator('.field-error'), () =>
        add.click(),
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
