import type { Page } from '@playwright/test';
import { postAs } from './people.ts';
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
  { page, token }: Reader,
  symbol: string,
  content: { name: string; values: object },
): Promise<SavedModel> {
  return postAs(page, token)(`company/${symbol}/forecast/create`, content);
}

export async function saveAsNewVersion(
  { page, token }: Reader,
  symbol: string,
  { id, revision }: SavedModel,
  changed: { values: object; required_return?: number },
): Promise<SavedModel> {
  return postAs(page, token)(`company/${symbol}/forecast/${id}/save`, {
    revision,
    ...changed,
    starts_version: true,
  });
}

/** On a company's page: shows a saved forecast by its name. */
export async function showForecast(page: Page, name: string): Promise<void> {
  const forecasts = page.getByLabel('Forecast:').last();
  await expect(forecasts).toContainText(`${name} - `);
  const labels = await forecasts.locator('option').allTextContents();
  await forecasts.selectOption({ label: labels.find((label) => label.startsWith(name)) ?? '' });
  await expect(page.locator('.edit-bar')).toContainText(name);
}
