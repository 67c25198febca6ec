import type { Page } from '@playwright/test';
import { expect, test } from '../signed-in.ts';
import { openPage } from '../watched-page.ts';

const calculator = (page: Page) => page.getByRole('region', { name: 'Fair value calculator' });
const value = (page: Page) => calculator(page).locator('.calculator-figure').first();
const requiredReturn = (page: Page) => calculator(page).getByLabel('Required return');
const terminalGrowth = (page: Page) => calculator(page).getByLabel('Terminal growth');
const notANumber = 'Invalid format. Please input number.';

test.beforeEach(async ({ page }) => openPage(page, '/company/AAPL'));

test('the value follows the rates while they are typed', async ({ page }) => {
  const first = (await value(page).textContent()) ?? '';
  await requiredReturn(page).fill('12');
  await expect(value(page)).not.toHaveText(first);
  await requiredReturn(page).fill('10');
  await expect(value(page)).toHaveText(first);
  await terminalGrowth(page).click();
  await expect(requiredReturn(page)).toHaveValue('10.0');
});

test('what is not a number gets its message at once, an empty field when it is left', async ({ page }) => {
  const first = (await value(page).textContent()) ?? '';
  await requiredReturn(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('abc');
  await expect(calculator(page).getByText(notANumber)).toBeVisible();
  await expect(calculator(page)).toContainText('The result still uses the previous rate.');
  await expect(value(page)).toHaveText(first);
  await requiredReturn(page).fill('11');
  await expect(calculator(page).getByText(notANumber)).toHaveCount(0);

  await terminalGrowth(page).fill('');
  await expect(calculator(page).getByText(notANumber)).toHaveCount(0);
  await terminalGrowth(page).blur();
  await expect(calculator(page).getByText(notANumber)).toBeVisible();
  await calculator(page).getByRole('button', { name: 'Calculate' }).click();
  await expect(terminalGrowth(page)).toBeFocused();
});

test('a required return with a minus is refused, and the value stays', async ({ page }) => {
  const first = (await value(page).textContent()) ?? '';
  await requiredReturn(page).fill('-3');
  await expect(requiredReturn(page)).toHaveValue('-3');
  await expect(calculator(page)).toContainText('No minus here: enter 0 or more.');
  await expect(value(page)).toHaveText(first);
  await terminalGrowth(page).fill('−1');
  await expect(value(page)).not.toHaveText(first);
});

test('after Reset the result waits for Calculate, whatever is typed', async ({ page }) => {
  await calculator(page).getByRole('button', { name: 'Reset' }).click();
  await expect(value(page)).toBeHidden();
  await requiredReturn(page).fill('9');
  await expect(value(page)).toBeHidden();
  await calculator(page).getByRole('button', { name: 'Calculate' }).click();
  await expect(value(page)).toBeVisible();
  await expect(calculator(page)).toContainText('9% required return, no growth after the forecast');
});

test('a value of the grid sets its pair of rates, by mouse and by keyboard', async ({ page }) => {
  const grid = calculator(page).getByRole('grid');
  const cell = grid.getByRole('button', { name: /required return 9\.5%, terminal growth 0\.5%/ });
  const wanted = (await cell.textContent())?.split(' ')[0] ?? '';
  await cell.click();
  await expect(requiredReturn(page)).toHaveValue('9.5');
  await expect(terminalGrowth(page)).toHaveValue('0.5');
  await expect(value(page)).toContainText(wanted.split('.')[0] ?? '');
  const chosen = grid.getByRole('button', { pressed: true });
  await expect(chosen).toBeFocused();
  await expect(grid.locator('button[tabindex="0"]')).toHaveCount(1);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(requiredReturn(page)).toHaveValue('10.0');
  await expect(terminalGrowth(page)).toHaveValue('0.0');
  await expect(chosen).toBeFocused();
});
