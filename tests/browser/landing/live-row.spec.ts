import type { Page } from '@playwright/test';
import { cell, openForEditing } from '../forecast-cells.ts';
import { samplePerson, signInOn } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';

const card = (page: Page) => page.getByRole('region', { name: /^Apple/ });
const value = (page: Page) => card(page).locator('.worth-value');
const year = (page: Page, of: number) => card(page).getByRole('textbox', { name: String(of) });

async function amounts(page: Page): Promise<number[]> {
  const shown = await card(page)
    .getByRole('textbox')
    .evaluateAll((cells) => cells.map((each) => Number((each as HTMLInputElement).value)));
  return shown;
}

async function dollars(page: Page): Promise<number> {
  return Number((await value(page).textContent())?.replace('$', ''));
}

test('a filed figure opens its filing under it, and gives the focus back', async ({ page }) => {
  await openPage(page, '/');
  const figure = card(page).getByRole('button', { name: /^Free cash flow 2024, 108\.8 billion/ });
  await figure.click();
  const source = card(page).getByRole('dialog', { name: 'Source of free cash flow 2024' });
  await expect(source).toContainText('108,807');
  await expect(source).toContainText('cash from operations − capital spending');
  await expect(source).toContainText('10-K, filed Oct 31, 2025');
  const link = source.getByRole('link', { name: /^Open the filing/ });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.sec\.gov\/Archives\/edgar\/data\/320193\//);
  await expect(link).toBeFocused();
  const box = await source.boundingBox();
  const above = await figure.boundingBox();
  expect(box?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  await page.keyboard.press('Escape');
  await expect(source).toHaveCount(0);
  await expect(figure).toBeFocused();
  await figure.press('Enter');
  await source.getByRole('button', { name: 'Close source' }).click();
  await expect(figure).toBeFocused();
});

test('a typed figure moves the value at each key, keeps later growth, and nothing is sent', async ({
  page,
  calls,
}) => {
  await openPage(page, '/');
  const first = await amounts(page);
  const start = await dollars(page);
  calls.length = 0;
  const at = year(page, 2027);
  await at.click();
  expect(await at.evaluate((cell: HTMLInputElement) => cell.selectionEnd ?? 0)).toBe(5);
  await page.keyboard.type('16');
  await expect.poll(() => dollars(page)).toBeLessThan(start);
  await page.keyboard.type('0');
  await expect.poll(() => dollars(page)).toBeGreaterThan(start);
  const typed = await amounts(page);
  expect(typed[0]).toBe(first[0]);
  expect(typed[1]).toBe(160);
  for (const later of [2, 3, 4]) {
    const growth = (of: readonly number[]) => (of[later] ?? 0) / (of[later - 1] ?? 1);
    expect(Math.abs(growth(typed) - growth(first))).toBeLessThan(0.002);
  }
  await expect(card(page).getByRole('status')).toHaveText(
    `Worth to you ${(await dollars(page)).toFixed(2)} dollars`,
  );
  // The alert below follows.
  const alert = page.locator('#alert');
  await expect(alert.locator('.edit.num')).toHaveText((await value(page).textContent()) ?? '');
  await alert.getByRole('button', { name: '20%' }).click();
  await expect(alert.locator('.is-on b.num')).toHaveText(`$${((await dollars(page)) * 0.8).toFixed(2)}`);

  await at.focus();
  await page.keyboard.press('ArrowUp');
  await expect(at).toHaveValue('161.0');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(at).toHaveValue('159.0');
  await page.keyboard.press('Escape');
  await expect(at).toHaveValue('160.0');
  await page.keyboard.press('Escape');
  await expect(at).toHaveValue((first[1] ?? 0).toFixed(1));
  await expect(value(page)).toHaveText(`$${start.toFixed(2)}`);

  await at.fill('many');
  await expect(at).toHaveAttribute('aria-invalid', 'true');
  await expect(value(page)).toHaveText(`$${start.toFixed(2)}`);
  await page.keyboard.press('Enter');
  await expect(at).not.toBeFocused();
  await expect(at).toHaveValue((first[1] ?? 0).toFixed(1));

  await year(page, 2026).fill('900');
  await expect(card(page).locator('.live-bars .f').first()).toHaveAttribute('style', /--h: ?\d\d\.\d\d%/);
  await page.keyboard.press('Enter');
  await card(page).getByRole('button', { name: 'Back to averages' }).click();
  expect(await amounts(page)).toEqual(first);
  await expect(value(page)).toHaveText(`$${start.toFixed(2)}`);
  expect(calls).toEqual([]);
});

test('what was typed on the landing page is on Apple’s page after signing in, and worth the same', async ({
  page,
}) => {
  await openPage(page, '/');
  await year(page, 2027).fill('160');
  await page.keyboard.press('Enter');
  const typed = await amounts(page);
  const worth = (await value(page).textContent()) ?? '';
  await signInOn(page, await samplePerson('ben'));
  await openForEditing(page, 'AAPL');
  await expect(page.getByRole('dialog', { name: 'Forecast editing' })).toBeVisible();
  for (const [at, amount] of typed.entries()) {
    const shown = (await cell(page, 'freeCashFlow', 6 - at).textContent()) ?? '';
    expect((Number(shown.replaceAll(',', '')) / 1000).toFixed(1)).toBe(amount.toFixed(1));
  }
  await expect(page.locator('.edit-bar .live-value b')).toHaveText(worth);
});

test('the value is the one that Apple’s page starts with', async ({ page }) => {
  await openPage(page, '/');
  const worth = (await value(page).textContent()) ?? '';
  await openPage(page, '/company/AAPL');
  await expect(page.locator('main')).toContainText(worth);
});

test('a figure typed before the script of the card has come counts once it is there', async ({ page }) => {
  let send: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/LiveCard/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'load' });
  const start = await value(page).textContent();
  await year(page, 2027).fill('160');
  send();
  await expect(value(page)).not.toHaveText(start ?? '');
  await expect(year(page, 2027)).toHaveValue(/^160(\.0)?$/);
  await expect(card(page).getByRole('button', { name: 'Back to averages' })).toBeVisible();
});
