import { alertCard, joinWithAlerts } from '../price-alerts.ts';
import { openPage } from '../watched-page.ts';
import { addAlert, enterEach, marginOf, priceOf, saveAlert } from './alert-field.ts';
import { expect, fewest, given, test, waysInto } from './bad-inputs.ts';

for (const way of waysInto('an alert’s price')) {
  test(`a ${way} price of an alert is set as it is, or refused`, async ({ page }) => {
    test.slow();
    await joinWithAlerts(page);
    await openPage(page, '/company/AAPL');
    const card = alertCard(page);
    const saved = await enterEach(page, given('an alert’s price', way), way, {
      field: card.getByLabel('Alert price'),
      part: card,
      call: addAlert,
      numberOf: priceOf,
    });
    expect(saved).toBeGreaterThan(fewest(5));
  });

  test(`an alert is edited to what is ${way}, or stays`, async ({ page }) => {
    const person = await joinWithAlerts(page);
    await person.set('AAPL', 1_000);
    await openPage(page, '/company/AAPL');
    const row = alertCard(page).locator('.alert-item');
    const saved = await enterEach(page, given('an edited alert', way), way, {
      field: row.getByRole('textbox', { name: /^Edit alert/ }),
      opener: row.getByRole('button', { name: /^Edit alert/ }),
      part: row,
      call: saveAlert,
      numberOf: priceOf,
    });
    expect(saved).toBeGreaterThan(fewest(5));
  });

  test(`a ${way} margin of a model alert is set as it is, or refused`, async ({ page }) => {
    const person = await joinWithAlerts(page);
    await person.forecast('AAPL', 'Base');
    await openPage(page, '/company/AAPL');
    const card = alertCard(page);
    const saved = await enterEach(page, given('an alert’s margin', way), way, {
      field: card.getByLabel('Margin'),
      opener: card.getByRole('button', { name: 'Model' }),
      part: card,
      call: addAlert,
      numberOf: marginOf,
    });
    expect(saved).toBeGreaterThan(fewest(5));
  });
}
