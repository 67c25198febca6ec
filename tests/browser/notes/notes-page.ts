import type { Page } from '@playwright/test';
import { makeAccount, signInOn } from '../people.ts';
import { expect } from '../watched-page.ts';

export const path = '/my-tenfold/notes';

interface Written {
  title?: string;
  description: string;
  symbols: string[];
  note_price?: number;
  fair_value_estimate?: string;
  below_price?: number;
}

/** Somebody who has no notes yet, signed in. */
export async function joinOn(page: Page) {
  const token = await signInOn(page, await makeAccount(page));
  const post = async (call: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const made = await page.request.post(`/api/v1/company/${call}`, { data, headers });
    expect(made.ok(), await made.text()).toBe(true);
    return made.json();
  };
  return {
    write: (note: Written): Promise<{ id: number; revision: number }> => post('notes/create', note),
    post,
  };
}

export const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
export const dialog = (page: Page) => page.getByRole('dialog');
export const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
export const tagField = (page: Page) => page.getByRole('combobox', { name: 'Add a company tag' });
