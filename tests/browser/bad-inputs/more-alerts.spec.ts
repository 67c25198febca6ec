import { alertCard, alertsDialog, joinWithAlerts } from '../price-alerts.ts';
import { openPage } from '../watched-page.ts';
import { expect, expectKept, fewest, given, test, waysInto } from './bad-inputs.ts';
import { enter, expectStays, sent } from './enter.ts';

interface OtherAlert {
  readonly price: number;
  readonly model: { readonly margin: number } | null;
}

for (const way of waysInto('an alert’s price among all')) {
  test(`a ${way} price is set as it is among all alerts, or refused`, async ({ page }) => {
    await joinWithAlerts(page);
    await openPage(page, '/company/AAPL');
    await alertCard(page).getByRole('button', { name: 'Manage price alerts' }).click();
    const form = alertsDialog(page).locator('form', { has: page.getByPlaceholder('Enter the price') });
    const field = form.getByRole('textbox');
    let kept = 0;
    for (const [text, means] of given('an alert’s price among all', way)) {
      await enter(page, field, text, way);
      const press = () => page.keyboard.press('Enter');
      const set = await sent<OtherAlert>(
        page,
        /price_notification\/add$/,
        form.locator('.field-error'),
        press,
      );
      if (set === null) {
        await expectStays(field, text);
        continue;
      }
      expectKept(text, means, set.price);
      await expect(field).toHaveValue('');
      kept += 1;
    }
    expect(kept).toBeGreaterThan(fewest(3));
  });

  test(`the margin of a model alert is edited to what is ${way}, or stays`, async ({ page }) => {
    const person = await joinWithAlerts(page);
    await person.forecast('AAPL', 'Base');
    await openPage(page, '/company/AAPL');
    const card = alertCard(page);
    await card.getByRole('button', { name: 'Model' }).click();
    await enter(page, card.getByLabel('Margin'), '33', way);
    await page.keyboard.press('Enter');
    const row = card.locator('.alert-item');
    const field = row.getByRole('textbox', { name: /^Edit alert/ });
    let kept = 0;
    for (const [text, means] of given('an alert’s edited margin', way)) {
      if (!(await field.isVisible())) await row.getByRole('button', { name: /^Edit alert/ }).click();
      await enter(page, field, text, way);
      const press = () => page.keyboard.press('Enter');
      const saved = await sent<OtherAlert>(page, /\/save$/, row.locator('.field-error'), press);
      if (saved === null) {
        await expectStays(field, text);
        continue;
      }
      expectKept(text, means, Number(((saved.model?.margin ?? Number.NaN) * 100).toPrecision(12)));
      await expect(field).toBeHidden();
      kept += 1;
    }
    expect(kept).toBeGreaterThan(fewest(2));
  });
}
