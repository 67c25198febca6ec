import { alertCard, alertsDialog, joinWithAlerts } from '../price-alerts.ts';
import { openPage } from '../watched-page.ts';
import { addAlert, enterEach, marginOf, priceOf, saveAlert } from './alert-field.ts';
import { expect, fewest, given, test, waysInto } from './bad-inputs.ts';
import { enter } from './enter.ts';

for (const way of waysInto('an alert’s price among all')) {
  test(`a ${way} price is set as it is among all alerts, or refused`, async ({ page }) => {
    await joinWithAlerts(page);
    await openPage(page, '/company/AAPL');
    await alertCard(page).getByRole('button', { name: 'Manage price alerts' }).click();
    const form = alertsDialog(page).locator('form', { has: page.getByPlaceholder('Enter the price') });
    const saved = await enterEach(page, given('an alert’s price among all', way), way, {
      field: form.getByRole('textbox'),
      part: form,
      call: addAlert,
      numberOf: priceOf,
    });
    expect(saved).toBeGreaterThan(fewest(3));
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
    const saved = await enterEach(page, given('an alert’s edited margin', way), way, {
      field: row.getByRole('textbox', { name: /^Edit alert/ }),
      opener: row.getByRole('button', { name: /^Edit alert/ }),
      part: row,
      call: saveAlert,
      numberOf: marginOf,
    });
    expect(saved).toBeGreaterThan(fewest(2));
  });
}
