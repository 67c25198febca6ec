import { expect, takenOver, test } from './watched-page.ts';

test.describe('the performance chart', () => {
  test('is drawn by the server, with a table beside it', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${baseURL}/company/AAPL`);
    const card = page.locator('.performance-card');
    await expect(card.getByRole('heading', { name: 'Financial performance' })).toBeVisible();
    await expect(card.locator('svg.plot').filter({ visible: true }).first()).toBeVisible();
    await expect(card.getByText('Show as a table')).toBeVisible();
    await page.close();
  });

  test('takes a row on and off, and says what is plotted', async ({ page }) => {
    await page.goto('/company/AAPL');
    await takenOver(page);
    const card = page.locator('.performance-card');
    const plotted = card.getByRole('list', { name: 'Plotted' });
    await expect(plotted).toContainText('Revenue');
    await expect(plotted).not.toContainText('Net income');
    await card.getByRole('checkbox', { name: 'Net income', exact: true }).check();
    await expect(plotted).toContainText('Net income');
    await plotted.getByRole('button', { name: 'Remove Revenue' }).click();
    await expect(plotted).not.toContainText('Revenue');
  });

  test('changes its period, and keeps it for the next visit', async ({ page }) => {
    await page.goto('/company/AAPL');
    await takenOver(page);
    const period = (name: string) =>
      page.locator('.performance-card').getByRole('button', { name, exact: true });
    await period('1Y').click();
    await expect(period('1Y')).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await takenOver(page);
    await expect(period('1Y')).toHaveAttribute('aria-pressed', 'true');
  });

  test('adds a company that may be compared, rebased to one start', async ({ page }) => {
    await page.goto('/company/AAPL');
    await takenOver(page);
    const card = page.locator('.performance-card');
    await card.getByRole('button', { name: 'Rebased' }).click();
    await card.getByRole('button', { name: 'Compare' }).filter({ visible: true }).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('checkbox', { name: /AAPL/ })).toHaveCount(0);
    await panel.getByRole('checkbox', { name: /MSFT/ }).setChecked(true);
    await page.keyboard.press('Escape');
    await expect(card.getByRole('list', { name: 'Plotted' })).toContainText('MSFT');
  });
});
