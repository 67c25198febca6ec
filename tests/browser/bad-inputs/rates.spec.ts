import type { Page } from '@playwright/test';
import { openPage } from '../watched-page.ts';
import { expect, expectStored, fewest, given, test, waysInto } from './bad-inputs.ts';
import { enter, expectStays } from './enter.ts';

const calculator = (page: Page) => page.getByRole('region', { name: 'Fair value calculator' });

const rates = [
  ['the required return', 'Required return'],
  ['the terminal growth', 'Terminal growth'],
] as const;

for (const way of waysInto('the price to solve for')) {
  for (const [form, label] of rates) {
    test(`${form} as it is ${way} is calculated with, or refused`, async ({ page }) => {
      await openPage(page, '/company/AAPL');
      const field = calculator(page).getByLabel(label);
      const inUse = async () =>
        Number(/([\d.]+)% required return/.exec((await calculator(page).textContent()) ?? '')?.[1]);
      let usedCount = 0;
      for (const [text, means] of given(form, way)) {
        await enter(page, field, text, way);
        if ((await field.getAttribute('aria-invalid')) === 'true') {
          await expect(calculator(page).getByRole('alert').first()).toHaveText(/\w{3}/);
          await expectStays(field, text);
          continue;
        }
        // Left, it shows the rate that is in use.
        await field.blur();
        expectStored(text, means, Number(await field.inputValue()));
        if (label === 'Required return') await expect.poll(inUse).toBeCloseTo(means ?? Number.NaN, 1);
        usedCount += 1;
      }
      expect(usedCount).toBeGreaterThan(fewest(4));
    });
  }

  test(`the price that is ${way} is solved for, or refused`, async ({ page }) => {
    await openPage(page, '/company/AAPL');
    await page
      .locator('.fair-value')
      .getByRole('button', { name: /^What must be true/ })
      .click();
    const card = page.locator('.fair-value');
    const field = card.getByLabel('Price, USD');
    let usedCount = 0;
    for (const [text, means] of given('the price to solve for', way)) {
      await enter(page, field, text, way);
      await expectStays(field, text);
      if ((await field.getAttribute('aria-invalid')) === 'true') {
        await expect(card.locator('.must-notice')).toHaveText(/^(?:Enter|Use|Invalid|No minus)/);
        continue;
      }
      expect(means, text).not.toBeNull();
      const shown = (means ?? 0).toLocaleString('en-US', {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      });
      if (means !== null && means >= 1 && means < 1e6) {
        await expect(card.getByRole('table', { name: `What must be true for $${shown}` })).toBeVisible();
      }
      usedCount += 1;
    }
    expect(usedCount).toBeGreaterThan(fewest(4));
  });
}
