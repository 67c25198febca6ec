import { box, figure, openAsSomebody } from '../cell-comments.ts';
import { expect, given, test, waysInto } from './bad-inputs.ts';
import { enter, expectStays, sent } from './enter.ts';

interface Comment {
  readonly title: string | null;
  readonly text: string;
}

for (const way of waysInto('a comment on a figure')) {
  test(`a ${way} comment on a figure is kept as it is, or refused`, async ({ page }) => {
    test.slow();
    await openAsSomebody(page, '/company/AAPL');
    const capex = await figure(page, 'capex', '2025');
    await page.getByRole('button', { name: 'Add comment', exact: true }).first().click();
    await capex.click();
    const title = box(page).getByLabel('Title');
    const words = box(page).getByLabel('Comment', { exact: true });
    const send = () =>
      sent<Comment>(page, /\/(?:create|update)$/, box(page).locator('.field-error'), () =>
        box(page).locator('button[type=submit]').click(),
      );
    for (const text of given('a comment on a figure', way)) {
      if (!(await words.isVisible())) {
        await capex.click();
        await box(page).getByRole('button', { name: 'Edit comment' }).click();
      }
      await enter(page, title, text, way);
      await enter(page, words, text, way);
      const shown = await title.inputValue();
      expect(shown).toBe(text.replace(/\r?\n/g, ' '));
      expect(await words.inputValue()).toBe(text);
      let made = await send();
      const isRefused = made === null;
      if (isRefused) {
        await expectStays(title, text);
        await enter(page, title, '', way);
        made = await send();
        if (made === null) {
          await expectStays(words, text);
          continue;
        }
      }
      expect(made?.title).toBe(isRefused ? null : shown.trim());
      expect(made?.text).toBe(text.trim());
      await expect(words).toBeHidden();
      await page.keyboard.press('Escape');
    }
  });
}
