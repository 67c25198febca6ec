import type { Locator, Page } from '@playwright/test';
import { expect } from '../watched-page.ts';

/** What waits in the editors' queue, by its title or what it says; similar questions are listed too, without a checkbox. */
export const row = (page: Page, text: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ hasText: text })
    .filter({ has: page.getByRole('checkbox') });

export const link = (page: Page, text: string): Locator => row(page, text).getByRole('link', { name: text });

/** Shows it. What other tests wrote waits before it, so that it may be on a later page of the queue. */
export async function goTo(page: Page, text: string): Promise<void> {
  await expect(async () => {
    for (let at = 0; at < 20 && (await link(page, text).count()) === 0; at += 1) {
      await page.keyboard.press('j');
    }
    expect(await link(page, text).count()).toBe(1);
  }).toPass();
  await link(page, text).click();
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
}
