import type { Locator, Page } from '@playwright/test';
import { makeAccount, postAs, signInOn } from './people.ts';
import { expect } from './watched-page.ts';

export const listsPath = '/my-tenfold/lists';

interface SavedListReply {
  readonly id: number;
  readonly revision: number;
  readonly share_token: string | null;
}

/** Somebody who has no lists yet, signed in; makes their calls. */
export async function joinOn(page: Page): Promise<(call: string, body?: object) => Promise<SavedListReply>> {
  const post = postAs(page, await signInOn(page, await makeAccount(page)));
  return (call, body) => post(`lists/${call}`, body);
}

export const dialog = (page: Page) => page.getByRole('dialog');

export const inHeader = (page: Page) =>
  page.getByRole('region', { name: 'Company', exact: true }).getByRole('button', { name: 'Add to list' });

/** In the dialog of a list that adds companies. */
export async function addCompany(page: Page, symbol: string, choose: (option: Locator) => Promise<void>) {
  await dialog(page).getByRole('combobox', { name: 'Company' }).fill(symbol);
  await choose(dialog(page).getByRole('option').filter({ hasText: symbol }).first());
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Added' })).toContainText(symbol);
}
