import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { ask, callsAs, editorOn, makeMember, titled } from '../community.ts';
import { looks } from '../looks.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { goTo, row } from './queue-rows.ts';

const newTagsPath = '/editors/questions?show=tags';

/** A tag that nobody has made, on a question that waits. */
async function makeTag(page: Page): Promise<{ tag: string; title: string }> {
  const calls = await callsAs(page, await makeMember(page));
  const typed = `balence${String.fromCharCode(...Array.from({ length: 8 }, () => randomInt(97, 123)))}`;
  await calls('POST', 'tags/create', { name: typed });
  const tag = typed.toUpperCase();
  const { title } = await ask(calls, titled('Where does the balance of Nike go wrong'), { tags: [tag] });
  return { tag, title };
}

test('an editor keeps a tag by its key, and puts that back', async ({ page }) => {
  const { tag, title } = await makeTag(page);
  await editorOn(page);
  await openPage(page, newTagsPath);
  await goTo(page, tag);
  const detail = page.getByRole('article', { name: `Tag ${tag}` });
  await expect(detail.getByRole('link', { name: title })).toBeVisible();
  await page.keyboard.press('a');
  await expect(row(page, tag)).toHaveCount(0);
  await expect(page.getByText('Kept.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(row(page, tag)).toBeVisible();
});

test('an editor puts the tag that is meant in its place', async ({ page }) => {
  const { tag } = await makeTag(page);
  await editorOn(page);
  await openPage(page, newTagsPath);
  await goTo(page, tag);
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: `Replace or remove ${tag}` });
  await dialog.getByLabel('In its place').selectOption('MARGINS');
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('Replaced by MARGINS.')).toBeVisible();
  await expect(row(page, tag)).toHaveCount(0);
  await openPage(page, '/editors/history');
  await expect(page.getByRole('row', { name: `Replaced the tag ${tag} with MARGINS` })).toBeVisible();
});

for (const { name, width, height, colorScheme } of looks) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('new tags are clear to everybody', async ({ page }) => {
      const { tag } = await makeTag(page);
      await editorOn(page);
      await openPage(page, newTagsPath);
      await goTo(page, tag);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
