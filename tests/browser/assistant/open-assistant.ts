import type { Page } from '@playwright/test';
import type { Look } from '../looks.ts';
import { makeAccount, signInOn } from '../people.ts';
import { openPage } from '../watched-page.ts';

/** Somebody new before their first question, in one of the looks. */
export async function openAssistant(page: Page, look: Look): Promise<void> {
  await page.setViewportSize(look);
  await page.emulateMedia({ colorScheme: look.colorScheme });
  await signInOn(page, await makeAccount(page));
  await openPage(page, '/business-q-and-a/assistant');
}
