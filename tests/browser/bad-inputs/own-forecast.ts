import type { Page } from '@playwright/test';
import { makeAccount, signInOn } from '../people.ts';
import { expect, expectStored } from './bad-inputs.ts';

/** Somebody who makes their first forecast of Apple. */
export async function joinWithForecast(page: Page) {
  const token = await signInOn(page, await makeAccount(page));
  await page.evaluate(() => localStorage.setItem('forecast-editing-modal-show', 'false'));
  const headers = { authorization: `Bearer ${token}` };
  return {
    create: (name: string) =>
      page.request.post('/api/v1/company/AAPL/forecast/create', { data: { name }, headers }),
    /** What is in all its cells. */
    saved: async () => {
      const answer = await page.request.get('/api/v1/company/AAPL/forecast', { headers });
      const { forecasts } = await answer.json();
      const columns: Record<string, number | string>[] = Object.values(forecasts[0].values);
      return columns.flatMap((column) => Object.values(column));
    },
  };
}

const rows = ['margin', 'percentageCfoOfRevenue', 'capexChange', 'totalAssetsChange', 'revenueChange'];

/** Where one text after another is typed. */
export const cells = rows.flatMap((row) => [6, 5, 4, 3, 2, 1].map((fromEnd) => ({ row, fromEnd })));

/** What a cell shows while it is edited is what was typed; as the forecast keeps it. */
export function storedInCell(text: string, means: number | null, shown: string): number | string {
  if (text.startsWith('=')) {
    expect(shown).toBe(text);
    return text;
  }
  expectStored(text, means, Number(shown));
  return Number(((means ?? Number.NaN) / 100).toPrecision(12)) + 0;
}

export async function expectSaved(
  saved: () => Promise<readonly (number | string)[]>,
  expected: readonly (number | string)[],
): Promise<void> {
  const inOrder = (all: readonly (number | string)[]) => all.map(String).sort();
  await expect.poll(async () => inOrder(await saved())).toEqual(inOrder(expected));
}
