import type { Page } from '@playwright/test';
import { test as person } from '../signed-in.ts';
import { expect, openPage, test as visitor } from '../watched-page.ts';

// Nothing may be refused, not even a missing file: any message in the console fails the test.
visitor.use({ refusals: [] });
person.use({ refusals: [] });

async function openStrictly(page: Page, path: string): Promise<void> {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await openPage(page, path);
  const policy = (await (await answer).allHeaders())['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).toContain("'sha256-");
  expect(scripts).not.toContain('unsafe');
}

visitor('a visitor reads the landing page and plans with an empty console', async ({ page }) => {
  await openStrictly(page, '/');
  await page.getByRole('combobox').first().fill('app');
  await expect(page.getByRole('option').first()).toBeVisible();
  await openStrictly(page, '/plans');
  await page.getByRole('banner').getByRole('link', { name: 'Companies' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Companies');
});

visitor('a visitor uses a company page, open or gated, with an empty console', async ({ page }) => {
  await openStrictly(page, '/company/NKE');
  await openStrictly(page, '/company/AAPL');
  await useCompany(page);
});

person('a person uses a company page and a row page with an empty console', async ({ page }) => {
  await openStrictly(page, '/company/AAPL');
  await useCompany(page);
  await openStrictly(page, '/financials/AAPL/revenue');
  await page.getByRole('button', { name: 'Line', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Line', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

async function useCompany(page: Page): Promise<void> {
  await page.locator('tr[data-row="revenue"] td:nth-child(12)').click();
  await expect(page.getByRole('dialog')).toContainText('Source');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: '1Y', exact: true }).click();
  await expect(page.getByRole('button', { name: '1Y', exact: true })).toHaveAttribute('aria-pressed', 'true');
}
