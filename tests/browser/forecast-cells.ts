import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { takenOver } from './watched-page.ts';

/** The columns of a forecast, from its last: `Terminal` is 1, the estimated year 6. */
export function cell(page: Page, row: string, fromEnd: number): Locator {
  return page.locator(`.is-editable tr[data-row="${row}"] > td:nth-last-child(${fromEnd})`);
}

export async function openForEditing(page: Page, symbol: string): Promise<void> {
  await page.goto(`/company/${symbol}`);
  await takenOver(page);
  await expect(cell(page, 'revenueChange', 6)).toHaveText(/%/);
  await cell(page, 'revenueChange', 6).scrollIntoViewIfNeeded();
}

/** Types into the focused or named cell and ends with a key. */
export async function type(page: Page, at: Locator, text: string, end = 'Enter'): Promise<void> {
  await at.click();
  await expect(at).toBeFocused();
  await page.keyboard.type(text);
  await expect(page.locator('.cell-input')).toHaveValue(text);
  await page.keyboard.press(end);
}

export async function nameIt(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Forecast editing' });
  await expect(dialog).toContainText(
    'Your forecast has been successfully edited. Give it a name to save it in your forecast list.',
  );
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await dialog.getByPlaceholder('Enter the forecast name...').fill(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
}

export function saveState(page: Page): Locator {
  return page.locator('.save-state');
}

/** That no other test, and no earlier try of this one, has taken. */
export function newName(name: string): string {
  return `${name} ${randomUUID().slice(0, 8)}`;
}

/** What a share comes to on the forecast that is edited, once it is calculated. */
export async function shareValue(page: Page): Promise<string> {
  const value = page.locator('.edit-bar .live-value b');
  await expect(value).toHaveText(/\d/);
  return (await value.textContent()) ?? '';
}
