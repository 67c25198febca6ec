import type { Page } from '@playwright/test';
import { expect } from './signed-in.ts';

interface Reader {
  readonly page: Page;
  readonly token: string;
}

export interface SavedModel {
  readonly id: number;
  readonly revision: number;
}

/** Saved by the API, as another device would: a browser's saves of an hour are one version. */
export async function createForecast(
  reader: Reader,
  symbol: string,
  content: { name: string; values: object },
): Promise<SavedModel> {
  return call(reader, `${symbol}/forecast/create`, content);
}

export async function saveAsNewVersion(
  reader: Reader,
  symbol: string,
  { id, revision }: SavedModel,
  changed: { values: object; required_return?: number },
): Promise<SavedModel> {
  return call(reader, `${symbol}/forecast/${id}/save`, { revision, ...changed, starts_version: true });
}

async function call({ page, token }: Reader, path: string, data: object): Promise<SavedModel> {
  const reply = await page.request.post(`/api/v1/company/${path}`, {
    data,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
}

/** On a company's page: shows a saved forecast by its name. */
export async function showForecast(page: Page, name: string): Promise<void> {
  const forecasts = page.getByLabel('Forecast:').last();
  await expect(forecasts).toContainText(`${name} - `);
  const labels = await forecasts.locator('option').allTextContents();
  await forecasts.selectOption({ label: labels.find((label) => label.startsWith(name)) ?? '' });
  await expect(page.locator('.edit-bar')).toContainText(name);
}
