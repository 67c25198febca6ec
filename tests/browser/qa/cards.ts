import type { Locator, Page } from '@playwright/test';
import { expect } from '../watched-page.ts';

/** A question in a list. */
export const card = (page: Page, title: string): Locator => page.getByRole('article', { name: title });

/** The form for a question whose title is typed; on a phone in its dialog. */
export async function opened(page: Page, title: string): Promise<void> {
  await page.getByLabel(/^Ask questions about business/).fill(title);
  await page.getByRole('button', { name: 'ASK QUESTION' }).click();
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue(title);
}
