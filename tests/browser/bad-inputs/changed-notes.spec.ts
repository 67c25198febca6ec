import type { Page } from '@playwright/test';
import { makeAccount, postAs, signInOn } from '../people.ts';
import { openPage } from '../watched-page.ts';
import { expect, expectStored, fewest, given, test, waysInto } from './bad-inputs.ts';
import { enter, expectStays, sent, type Way } from './enter.ts';

interface Entry {
  readonly title: string | null;
  readonly description: string;
  readonly note_price: number | null;
  readonly below_price: number | null;
}

interface Note extends Entry {
  /** The newest first. */
  readonly histories: readonly Entry[];
}

const changes = [
  {
    name: 'an update of a note',
    prices: 'an update’s prices',
    words: 'an update’s words',
    begin: 'Update',
    end: 'Update',
    call: /\/update$/,
    savedEntry: (note: Note) => note.histories[0],
  },
  {
    name: 'an edited note',
    prices: 'an edited note’s prices',
    words: 'an edited note’s words',
    begin: 'Edit',
    end: 'Save',
    call: /\/save$/,
    savedEntry: (note: Note) => note,
  },
] as const;

type Change = (typeof changes)[number];

const form = (page: Page) => page.locator('.note-form');
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const refusals = (page: Page) => form(page).locator('.field-error');

async function join(page: Page): Promise<void> {
  const post = postAs(page, await signInOn(page, await makeAccount(page)));
  await post('company/notes/create', { description: 'Words.', symbols: ['MSFT'] });
  await openPage(page, '/my-tenfold/notes');
}

/** The form, or the one that was refused. */
async function begin(page: Page, change: Change, way: Way): Promise<void> {
  if (await form(page).isVisible()) return;
  await page.getByRole('article').getByRole('button', { name: change.begin, exact: true }).click();
  await enter(page, field(page, 'Description'), 'Words.', way);
}

async function send(page: Page, { end, call, savedEntry }: Change): Promise<Entry | null | undefined> {
  const press = () => form(page).getByRole('button', { name: end, exact: true }).click();
  const note = await sent<Note>(page, call, refusals(page), press);
  if (note === null) return null;
  await expect(form(page)).toBeHidden();
  return savedEntry(note);
}

for (const way of waysInto('an update’s prices')) {
  for (const change of changes) {
    test(`${way} prices of ${change.name} are kept as they are, or refused`, async ({ page }) => {
      test.slow();
      await join(page);
      let savedCount = 0;
      for (const [text, means] of given(change.prices, way)) {
        await begin(page, change, way);
        const fields = ['Price as of note', 'Buy below price'].map((label) => field(page, label));
        for (const each of fields) await enter(page, each, text, way);
        const entry = await send(page, change);
        if (entry === null) {
          await expect(refusals(page)).toHaveCount(2);
          for (const each of fields) await expectStays(each, text);
          continue;
        }
        expectStored(text, means, entry?.note_price);
        expectStored(text, means, entry?.below_price);
        savedCount += 1;
      }
      expect(savedCount).toBeGreaterThan(fewest(3));
    });

    test(`${way} words of ${change.name} are kept as they are, or refused`, async ({ page }) => {
      test.slow();
      await join(page);
      for (const text of given(change.words, way)) {
        await begin(page, change, way);
        await enter(page, field(page, 'Title'), text, way);
        await enter(page, field(page, 'Description'), text, way);
        const title = await field(page, 'Title').inputValue();
        expect(title, 'its lines are joined with a space').toBe(text.replace(/\r?\n/g, ' '));
        let entry = await send(page, change);
        const isRefused = entry === null;
        if (isRefused) {
          await expectStays(field(page, 'Title'), text);
          await enter(page, field(page, 'Title'), '', way);
          entry = await send(page, change);
          if (entry === null) {
            await expectStays(field(page, 'Description'), text);
            await enter(page, field(page, 'Description'), 'Words.', way);
            continue;
          }
        }
        expect(entry?.title).toBe(isRefused ? null : title.trim());
        expect(entry?.description).toBe(text.trim());
      }
    });
  }
}
