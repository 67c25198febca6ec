import { alertCard, joinWithAlerts } from '../price-alerts.ts';
import { openPage } from '../watched-page.ts';
import { expect, expectKept, fewest, given, test, waysInto } from './bad-inputs.ts';
import { enter, expectStays, sent } from './enter.ts';

interface Alert {
  readonly id: number;
  readonly price: number;
  readonly model: { readonly margin: number } | null;
}

for (const way of waysInto('an alert’s price')) {
  test(`a ${way} price of an alert is set as it is, or refused`, async ({ page }) => {
    test.slow();
    await joinWithAlerts(page);
    await openPage(page, '/company/AAPL');
    const card = alertCard(page);
    const field = card.getByLabel('Alert price');
    let kept = 0;
    for (const [text, means] of given('an alert’s price', way)) {
      await enter(page, field, text, way);
      const press = () => page.keyboard.press('Enter');
      const set = await sent<Alert>(page, /price_notification\/add$/, card.locator('.field-error'), press);
      if (set === null) {
        await expectStays(field, text);
        continue;
      }
      expectKept(text, means, set.price);
      await expect(field).toHaveValue('');
      kept += 1;
    }
    expect(kept).toBeGreaterThan(fewest(5));
  });

  test(`an alert is edited to what is ${way}, or stays`, async ({ page }) => {
    const person = await joinWithAlerts(page);
    await person.set('AAPL', 1_000);
    await openPage(page, '/company/AAPL');
    const row = alertCard(page).locator('.alert-item');
    const field = row.getByRole('textbox', { name: /^Edit alert/ });
    let kept = 0;
    for (const [text, means] of given('an edited alert', way)) {
      if (!(await field.isVisible())) await row.getByRole('button', { name: /^Edit alert/ }).click();
      await enter(page, field, text, way);
      const press = () => page.keyboard.press('Enter');
      const saved = await sent<Alert>(page, /\/save$/, row.locator('.field-error'), press);
      if (saved === null) {
        await expectStays(field, text);
        continue;
      }
      expectKept(text, means, saved.price);
      await expect(field).toBeHidden();
      kept += 1;
    }
    expect(kept).toBeGreaterThan(fewest(5));
  });

  test(`a ${way} margin of a model alert is set as it is, or refused`, async ({ page }) => {
    const person = await joinWithAlerts(page);
    await person.forecast('AAPL', 'Base');
    await openPage(page, '/company/AAPL');
    const card = alertCard(page);
    const field = card.getByLabel('Margin');
    let kept = 0;
    for (const [text, means] of given('an alert’s margin', way)) {
      if (!(await field.isVisible())) await card.getByRole('button', { name: 'Model' }).click();
      await enter(page, field, text, way);
      const press = () => page.keyboard.press('Enter');
      const set = await sent<Alert>(page, /price_notification\/add$/, card.locator('.field-error'), press);
      if (set === null) {
        await expectStays(field, text);
        continue;
      }
      expectKept(text, means, Number(((set.model?.margin ?? Number.NaN) * 100).toPrecision(12)));
      await expect(field).toBeHidden();
      kept += 1;
    }
    expect(kept).toBeGreaterThan(fewest(5));
  });
}
