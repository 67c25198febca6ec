import { joinOn, listsPath } from '../list-pages.ts';
import { expect, openPage, test } from '../watched-page.ts';

test('the companies open with the sector and order chosen last, until all are chosen', async ({ page }) => {
  await openPage(page, '/companies');
  const sectors = page.getByRole('navigation', { name: 'Sector' });
  await sectors.getByRole('link', { name: /^Healthcare/ }).click();
  await expect(page).toHaveURL('/companies?sector=Healthcare');
  const byPe = page.getByRole('columnheader', { name: 'P/E (LTM)' });
  await byPe.getByRole('link').click();
  // The address changes first: what is shown is kept.
  await expect(byPe).toHaveAttribute('aria-sort', 'ascending');
  await page.goto('/company/AAPL');
  await openPage(page, '/companies');
  await expect(page).toHaveURL('/companies?sort=pe&sector=Healthcare');
  await expect(sectors.getByRole('link', { name: /^Healthcare/ })).toHaveAttribute('aria-current', 'true');

  // What an address asks for comes first.
  await openPage(page, '/companies?sector=Energy');
  await expect(page).toHaveURL('/companies?sector=Energy');

  // All are chosen once those of the sector are shown.
  await openPage(page, '/companies');
  await expect(sectors.getByRole('link', { name: /^Healthcare/ })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Companies', exact: true }).click();
  await expect(sectors.getByRole('link', { name: /^All sectors/ })).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/companies');
  await page.goto('/company/AAPL');
  await openPage(page, '/companies');
  await expect(page).toHaveURL('/companies');
  await expect(sectors.getByRole('link', { name: /^All sectors/ })).toHaveAttribute('aria-current', 'true');
});

test('one’s lists open in the order chosen last', async ({ page }) => {
  const post = await joinOn(page);
  await post('create', { name: 'A few', symbols: ['NKE', 'F'] });
  await post('create', { name: 'Many', symbols: ['AAPL', 'NKE', 'F'] });
  await openPage(page, listsPath);
  const companies = page.getByRole('columnheader', { name: 'Companies' });
  await companies.getByRole('link').click();
  await expect(companies).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(`${listsPath}?sort=companies`);
  await openPage(page, listsPath);
  await expect(companies).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('row').nth(1)).toContainText('Many');
});
