import type { Page } from '@playwright/test';
import { makeAccount, signInOn } from '../people.ts';
import { openPage } from '../watched-page.ts';
import { expect, expectStored, fewest, given, test, waysInto } from './bad-inputs.ts';
import { enter, expectStays, sent, type Way } from './enter.ts';

interface Note {
  readonly title: string | null;
  readonly description: string;
  readonly note_price: number | null;
  readonly fair_value_estimate: string | null;
  readonly below_price: number | null;
  readonly symbols: readonly string[];
}

const dialog = (page: Page) => page.getByRole('dialog');
const refusals = (page: Page) => dialog(page).locator('.field-error');
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });

async function join(page: Page): Promise<void> {
  await signInOn(page, await makeAccount(page));
  await openPage(page, '/company/MSFT');
}

/** A new note, or the one that was refused. */
async function begin(page: Page): Promise<void> {
  if (await field(page, 'Description').isVisible()) return;
  await page.getByRole('banner').getByRole('button', { name: 'new note' }).click();
  await expect(field(page, 'Price as of note')).toHaveValue(/\d/);
  await field(page, 'Description').fill('Words.');
}

async function send(page: Page): Promise<Note | null> {
  const press = () => dialog(page).getByRole('button', { name: 'Add note' }).click();
  const note = await sent<Note>(page, /\/notes\/create$/, refusals(page), press);
  if (note !== null) {
    await dialog(page).getByRole('button', { name: 'Deal' }).click();
    await expect(dialog(page)).toBeHidden();
  }
  return note;
}

for (const way of waysInto('a note’s prices')) {
  test(`${way} prices of a note are kept as they are, or refused`, async ({ page }) => {
    test.slow();
    await join(page);
    let savedCount = 0;
    for (const [text, means] of given('a note’s prices', way)) {
      await begin(page);
      const fields = ['Price as of note', 'Buy below price'].map((label) => field(page, label));
      for (const each of fields) await enter(page, each, text, way);
      const note = await send(page);
      if (note === null) {
        await expect(refusals(page)).toHaveCount(2);
        for (const each of fields) await expectStays(each, text);
        continue;
      }
      expectStored(text, means, note.note_price);
      expectStored(text, means, note.below_price);
      savedCount += 1;
    }
    expect(savedCount).toBeGreaterThan(fewest(5));
  });

  test(`a ${way} range of a note is kept as it is, or refused`, async ({ page }) => {
    test.slow();
    await join(page);
    let savedCount = 0;
    const ranges = given('a note’s range', way);
    for (const [text, means] of ranges) {
      await begin(page);
      await enter(page, field(page, 'Fair value estimate'), text, way);
      const note = await send(page);
      if (note === null) {
        await expectStays(field(page, 'Fair value estimate'), text);
        continue;
      }
      expect(note.fair_value_estimate, text).toBe(means);
      savedCount += 1;
    }
    expect(savedCount).toBe(ranges.filter(([, means]) => means !== null).length);
  });

  test(`${way} words of a note are kept as they are, or refused`, async ({ page }) => {
    test.slow();
    await join(page);
    for (const text of given('a note’s words', way)) {
      await begin(page);
      await enter(page, field(page, 'Title'), text, way);
      await enter(page, field(page, 'Description'), text, way);
      const title = await field(page, 'Title').inputValue();
      expect(title, 'its lines are joined with a space').toBe(text.replace(/\r?\n/g, ' '));
      expect(await field(page, 'Description').inputValue()).toBe(text);
      let note = await send(page);
      const isRefused = note === null;
      if (isRefused) {
        await expectStays(field(page, 'Title'), text);
        await enter(page, field(page, 'Title'), '', way);
        note = await send(page);
        if (note === null) {
          await expectStays(field(page, 'Description'), text);
          await enter(page, field(page, 'Description'), 'Words.', way);
          continue;
        }
      }
      expect(note?.title).toBe(isRefused ? null : title.trim());
      expect(note?.description).toBe(text.trim());
    }
  });

  test(`${way} tags of a note are the companies that were meant, or refused`, async ({ page }) => {
    test.slow();
    await join(page);
    for (const [text, means] of given('a note’s tags', way)) {
      await begin(page);
      const tags = dialog(page).getByRole('combobox', { name: 'Add a company tag' });
      await addTag(page, text, way);
      const note = await send(page);
      if (note !== null) expect(note.symbols, text).toEqual(means);
      await expect(tags).toHaveCount(note === null ? 1 : 0);
      if (note === null)
        await dialog(page)
          .getByRole('button', { name: /^Remove / })
          .last()
          .click();
    }
  });
}

async function addTag(page: Page, text: string, way: Way): Promise<void> {
  await enter(page, dialog(page).getByRole('combobox', { name: 'Add a company tag' }), text, way);
  await page.keyboard.press('Enter');
}
