import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../watched-page.ts';

test('a double click on a menu opens it', async ({ page }) => {
  await openPage(page, '/company/AAPL');
  const menu = page.getByRole('button', { name: 'Chart menu' });
  await menu.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await menu.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('a panel’s buttons stay at its end, however long its list', async ({ page }) => {
    await openPage(page, '/company/AAPL');
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    const panel = page.getByRole('dialog', { name: 'Add' });
    await expect(panel.getByRole('button', { name: 'Add' })).toBeDisabled();
    for (const row of [panel.getByRole('checkbox').first(), panel.getByRole('checkbox').last()]) {
      await row.scrollIntoViewIfNeeded();
      const end = () => panel.locator('.modal-foot').evaluate((foot) => foot.getBoundingClientRect().bottom);
      await expect.poll(end).toBe(812);
    }
    await panel.getByRole('checkbox', { name: 'Net income' }).tap();
    await panel.getByRole('button', { name: 'Add' }).tap();
    await expect(page.getByRole('list', { name: 'Plotted' })).toContainText('Net income');
  });

  test('a panel stays above the keyboard', async ({ page }) => {
    await openPage(page, '/company/AAPL');
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    const panel = page.getByRole('dialog', { name: 'Add' });
    await expect(panel).toHaveCSS('height', '812px');
    await resizeSeenPart(page, 512);
    await expect(panel).toHaveCSS('height', '512px');
    await resizeSeenPart(page, 720);
    await expect(panel).toHaveCSS('height', '812px');
  });
});

/** What an on-screen keyboard does to the visual viewport. */
async function resizeSeenPart(page: Page, height: number): Promise<void> {
  await page.evaluate((seen) => {
    Object.defineProperty(window.visualViewport, 'height', { configurable: true, get: () => seen });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  }, height);
}
