import type { Page } from '@playwright/test';
import { makeAccount, postAs, signInOn } from '../people.ts';

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
  const send = postAs(page, await signInOn(page, await makeAccount(page)));
  const post = (call: string, data: object) => send(`company/${call}`, data);
  return {
    write: (note: Written): Promise<{ id: number; revision: number }> => post('notes/create', note),
    post,
  };
}

export const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
export const dialog = (page: Page) => page.getByRole('dialog');
export const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
export const tagField = (page: Page) => page.getByRole('combobox', { name: 'Add a company tag' });
