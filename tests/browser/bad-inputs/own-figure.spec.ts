import type { Page } from '@playwright/test';
import { openPage } from '../watched-page.ts';
import { expect, expectStored, fewest, given, test, waysInto } from './bad-inputs.ts';
import { enter, expectStays, type Way } from './enter.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Your own net debt' });
const figure = (page: Page) => form(page).getByLabel('Your net debt');
const source = (page: Page) => form(page).getByLabel('Source');

async function open(page: Page): Promise<void> {
  await openPage(page, '/company/AAPL');
  await page.getByRole('button', { name: 'Inputs and your own figures' }).click();
}

async function begin(page: Page, way: Way): Promise<void> {
  if (await form(page).isVisible()) return;
  await page.getByRole('button', { name: /^(?:Use|Change) your own net debt/ }).click();
  if ((await source(page).inputValue()) === '') await enter(page, source(page), '10-Q', way);
}

/** What was kept, as the form gives it back; null where it was refused with words. */
async function save(page: Page, way: Way): Promise<{ figure: string; source: string } | null> {
  await form(page).getByRole('button', { name: 'Save' }).click();
  if (await form(page).isVisible()) {
    await expect(form(page).locator('.field-error')).toHaveText(/\w{3}/);
    return null;
  }
  await begin(page, way);
  return { figure: await figure(page).inputValue(), source: await source(page).inputValue() };
}

for (const way of waysInto('one’s own net debt')) {
  test(`a ${way} figure of one’s own is kept as it is, or refused`, async ({ page }) => {
    test.slow();
    await open(page);
    let savedCount = 0;
    for (const [text, means] of given('one’s own net debt', way)) {
      await begin(page, way);
      await enter(page, figure(page), text, way);
      const saved = await save(page, way);
      if (saved === null) {
        await expectStays(figure(page), text);
        continue;
      }
      expectStored(text, means, Number(saved.figure));
      savedCount += 1;
    }
    expect(savedCount).toBeGreaterThan(fewest(5));
  });

  test(`the ${way} source of a figure is kept as it is, or refused`, async ({ page }) => {
    test.slow();
    await open(page);
    await begin(page, way);
    await enter(page, figure(page), '12', way);
    for (const text of given('the source of a figure', way)) {
      await enter(page, source(page), text, way);
      const shown = await source(page).inputValue();
      expect(shown).toBe(text.replace(/\r?\n/g, ' '));
      const saved = await save(page, way);
      if (saved === null) await expectStays(source(page), text);
      else expect(saved.source).toBe(shown.trim());
    }
  });
}
