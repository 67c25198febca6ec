import { openPage } from '../watched-page.ts';
import { expect, given, test, waysInto } from './bad-inputs.ts';
import { enter, expectStays } from './enter.ts';

for (const way of waysInto('a search')) {
  test(`what is ${way} into the search box is searched for as it is, or refused`, async ({ page }) => {
    await openPage(page, '/company?query=zzzz');
    const field = page.getByRole('banner').getByRole('combobox');
    const heading = page.getByRole('heading', { level: 1 });
    for (const text of given('a search', way)) {
      await enter(page, field, text, way);
      await expectStays(field, text);
      await page.keyboard.press('Enter');
      if (text.length > 80) {
        await expect(page.getByRole('status').filter({ hasText: 'Use at most 80 characters' })).toBeVisible();
        await expectStays(field, text);
        continue;
      }
      await expect(heading).toHaveText(`Companies for “${text.replace(/\r?\n/g, ' ').trim()}”`);
    }
  });
}
