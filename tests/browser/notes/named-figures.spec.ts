import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { looks } from '../looks.ts';
import { makeAccount, postAs, signInOn } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const figures = (page: Page) => page.getByRole('listbox', { name: 'Figures' });
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** Somebody with one note on Nike. */
async function writeOn(page: Page, text: string): Promise<void> {
  const post = postAs(page, await signInOn(page, await makeAccount(page)));
  await post('company/notes/create', { symbols: ['NKE'], description: text });
}

for (const { name, width, height, colorScheme } of looks) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('a note names a figure by keyboard alone, and shows it with its filing', async ({ page }) => {
      await writeOn(page, 'Direct sales stopped falling.');
      await openPage(page, '/my-tenfold/notes');
      await card(page, 'Direct sales').getByRole('button', { name: 'Update' }).press('Enter');
      await expect(description(page)).toBeFocused();
      await page.keyboard.type('Nike sold {nk');
      await expect(figures(page).getByRole('option', { name: /NKE/ })).toBeVisible();
      await page.keyboard.press('Enter');
      await page.keyboard.type('FY2024 rev');
      await expect(figures(page).getByRole('option').first()).toContainText(
        'NKE FY2024 revenue$51.4 billion',
      );
      expect(await axeFindings(page, { part: 'main' })).toEqual([]);
      expect(await fits(page)).toBe(true);
      await page.keyboard.press('Tab');
      await expect(description(page)).toHaveValue('Nike sold {NKE FY2024 revenue}');
      await page.keyboard.type(' then, with 40.1% of margin.');
      await card(page, 'Adds to').getByRole('button', { name: 'Update' }).press('Enter');
      const update = card(page, 'Direct sales').locator('.note-text').nth(1);
      await expect(update).toContainText('Nike sold $51.4 billion then', { useInnerText: true });
      await update.getByRole('button', { name: '$51.4 billion' }).press('Enter');
      await expect(update.getByRole('note')).toContainText('51,362,000,000 USD');
      await expect(update.getByRole('link', { name: /^10-K, filed/ }).first()).toHaveAttribute(
        'href',
        /sec\.gov/,
      );
      expect(await axeFindings(page, { part: 'main' })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(update.getByRole('note')).toBeHidden();
    });

    test('a typed figure that filings contradict is underlined in a new note, and saved all the same', async ({
      page,
    }) => {
      await signInOn(page, await makeAccount(page));
      await openPage(page, '/company/NKE');
      if (width < 768) await page.getByRole('button', { name: 'Open menu' }).click();
      const place = width < 768 ? page.getByRole('dialog') : page.getByRole('banner');
      await place.getByRole('button', { name: 'new note' }).click();
      await description(page).fill('Revenue in 2024 was 51,632.');
      const checks = page.getByRole('region', { name: 'Figures to check' });
      await expect(checks.getByRole('listitem')).toContainText('51,632 differs from the 10-K');
      await expect(checks).toContainText('You can save anyway.');
      await expect(page.locator('.figure-marks .is-wrong')).toHaveText('51,632');
      expect(await axeFindings(page, { part: 'dialog[open]' })).toEqual([]);
      await description(page).press('Home');
      await page.keyboard.type('{NKE ');
      await expect(figures(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(figures(page)).toHaveCount(0);
      await expect(description(page)).toHaveValue('{NKE Revenue in 2024 was 51,632.');
      await page.getByRole('button', { name: 'Add Note' }).click();
      await expect(page.getByRole('heading', { name: 'Great job' })).toBeVisible();
      await page.getByRole('button', { name: 'Deal' }).click();
      await expect(card(page, '{NKE Revenue in 2024 was 51,632.')).toBeVisible();
    });
  });
}

test('figures of a note are copied by value, and pasted by name', async ({ page }) => {
  await writeOn(page, 'First {NKE FY2023 revenue},\nthen {NKE FY2024 revenue}, not {NKE FY2024 hope}.');
  await openPage(page, '/my-tenfold/notes');
  const text = page.locator('.note-text');
  await expect(text).toHaveText('First $51.2 billion,\nthen $51.4 billion, not {NKE FY2024 hope}.', {
    useInnerText: true,
  });
  await text.evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press('Control+C');
  await page.getByRole('button', { name: 'Update' }).click();
  await description(page).press('Control+V');
  await expect(description(page)).toHaveValue(
    'First {NKE FY2023 revenue},\nthen {NKE FY2024 revenue}, not {NKE FY2024 hope}.',
  );
});
