import { expect, type Locator, type Page } from '@playwright/test';

export const ways = ['typed', 'pasted'] as const;
export type Way = (typeof ways)[number];

/** Replaces what is in a field, as somebody does. */
export async function enter(page: Page, field: Locator, text: string, way: Way): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await (text === '' ? page.keyboard.press('Delete') : insert(page, text, way));
}

/** Into what has the focus. */
export async function insert(page: Page, text: string, way: Way): Promise<void> {
  if (way === 'typed') return text.length < 30 ? page.keyboard.type(text) : page.keyboard.insertText(text);
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.keyboard.press('ControlOrMeta+v');
}

/** What is refused stays as it was typed: only lines and cells are shown apart, on one line. */
export async function expectStays(field: Locator, text: string): Promise<void> {
  const bare = (of: string) => of.replace(/[\s|]+/g, '');
  expect(bare(await field.inputValue()), `${JSON.stringify(text)} stays`).toBe(bare(text));
}

/** The next good answer to a call; never where there is none. */
export function replyTo<Reply>(page: Page, call: RegExp): Promise<Reply> {
  return page
    .waitForResponse(
      (response) => response.request().method() === 'POST' && call.test(response.url()) && response.ok(),
      { timeout: 0 },
    )
    .then((response) => response.json())
    .catch(() => new Promise(() => {}));
}

/** The answer to what is sent, or null where it is refused with words. */
export async function sent<Reply>(
  page: Page,
  call: RegExp,
  refusal: Locator,
  send: () => Promise<void>,
): Promise<Reply | null> {
  const reply = replyTo<Reply>(page, call);
  await send();
  const refused = refusal.first().waitFor({ timeout: 20_000 });
  const outcome = await Promise.race([reply, refused.then(() => null)]);
  refused.catch(() => {});
  if (outcome === null) await expect(refusal.first()).toHaveText(/\w{3}/);
  return outcome;
}
