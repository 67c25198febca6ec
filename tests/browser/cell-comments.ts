import { expect, type Locator, type Page } from '@playwright/test';
import { makeAccount, signInOn } from './people.ts';
import { takenOver } from './watched-page.ts';

/** A person of their own, whose comments no other test sees, on a company’s page. */
export async function openAsSomebody(page: Page, path: string): Promise<{ token: string }> {
  const token = await signInOn(page, await makeAccount(page));
  await page.evaluate(() => localStorage.setItem('forecast-editing-modal-show', 'false'));
  await openAgain(page, path);
  return { token };
}

export async function openAgain(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
  await expect(page.locator('.comment-column li').first()).toBeAttached();
}

/** A figure by its row and the heading of its column. */
export async function figure(page: Page, row: string, heading: string): Promise<Locator> {
  const heads = page.locator('.financials-table thead tr:last-child > th');
  await expect(heads.filter({ hasText: heading }).first()).toBeAttached();
  const at = (await heads.allTextContents()).findIndex((text) => text.startsWith(heading));
  return page.locator(`tr[data-row="${row}"] > :nth-child(${at + 1})`);
}

export function box(page: Page): Locator {
  return page.locator('.comment-pop[popover]');
}

/** By Add comment and a press on the figure. */
export async function comment(page: Page, cell: Locator, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add comment', exact: true }).first().click();
  await expect(page.locator('.pick-notice')).toContainText('Pick a cell.');
  await cell.click();
  await box(page).getByLabel('Comment', { exact: true }).fill(text);
  await box(page).getByRole('button', { name: 'Add comment' }).click();
  await expect(box(page)).toBeHidden();
  await expect(cell).toHaveAttribute('data-comment', 'true');
}
