import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { ask, callsAs, editorOn, makeMember, memberOn, questionsPath, titled } from '../community.ts';
import { samplePerson, signInOn } from '../people.ts';
import { smallTargets } from '../small-targets.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { answer, comment, openQuestion, shownAnswer } from './threads.ts';

const widths = [375, 1512];
const isPhone = (width: number) => width < 768;

for (const width of widths) {
  test(`whoever comments says that they own the share and that AI wrote it, and takes it back, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { asker, id, path } = await openQuestion(page, 'Which of the two owns its shops', {
      companies: ['NKE', 'AAPL'],
    });
    await answer(asker, id, 'Both do, as far as they say.');
    await memberOn(page);
    await openPage(page, path);
    const thread = shownAnswer(page, 'Both do');
    await thread.getByRole('button', { name: /^Comments/ }).click();
    const form = await formOf(page, thread, width, 'Your comment');
    await form.getByRole('textbox', { name: 'Your comment' }).fill('The lease note says so.');
    await form.getByLabel('I own one of these shares').check();
    await form.getByLabel('Written with AI').check();
    await form.getByRole('button', { name: 'ADD', exact: true }).click();
    const posted = page.getByRole('listitem').filter({ hasText: 'The lease note says so.' });
    await expect(posted).toContainText('Owns NKE or AAPL');
    const own = page.locator(`#${await posted.getAttribute('id')}`);
    await expect(own).toContainText('Written with AI');
    await expect(own).toBeFocused();

    await own.getByRole('button', { name: 'Edit' }).click();
    await own.getByLabel('I own one of these shares').uncheck();
    await own.getByRole('button', { name: 'Save' }).click();
    await expect(own).toContainText('edited');
    await expect(own).not.toContainText('Owns');
    await expect(own).toContainText('Written with AI');
  });

  test(`a reply is written beside what it is to, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { asker, editor, id, path } = await openQuestion(page, 'Which page of the note is it');
    const { id: answerId } = await answer(editor, id, 'It is in the note on segments.');
    await comment(asker, { questionId: id, answerId }, 'Which page of it?');
    await memberOn(page);
    await openPage(page, path);
    const shownComment = page.getByRole('listitem').filter({ hasText: 'Which page of it?' });
    const name = await shownComment.locator('.author-line a').first().textContent();
    await shownComment.getByRole('button', { name: 'Reply' }).click();
    const form = await formOf(page, shownComment, width, `Reply to ${name}`);
    const field = form.getByRole('textbox', { name: `Reply to ${name}` });
    await expect(field).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    if (isPhone(width)) {
      for (const part of ['.bottom-sheet-head', '.claim-fields', '.comment-sheet-actions']) {
        expect(await smallTargets(form.locator(part)), part).toEqual([]);
      }
      // The sheet leaves it in sight.
      await expect(async () => {
        const said = await shownComment.getByText('Which page of it?').boundingBox();
        const sheet = await form.boundingBox();
        expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
        expect(said?.y).toBeGreaterThan(0);
      }).toPass();
    }
    await field.fill('The third.');
    // What was typed is kept.
    await form.getByRole('button', { name: 'CANCEL' }).click();
    await expect(field).toHaveCount(0);
    await shownComment.getByRole('button', { name: 'Reply' }).click();
    await expect(field).toHaveValue('The third.');
    await form.getByRole('button', { name: 'ADD', exact: true }).click();
    const reply = page.getByRole('listitem').filter({ hasText: 'The third.' }).last();
    await expect(reply).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(`one’s own question says in a list where it is in its life, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const editor = await callsAs(page, await samplePerson('cora'));
    const known = await makeMember(page);
    const asker = await callsAs(page, known);
    const title = titled('How much of the capital spending is for shops');
    const { id } = await ask(asker, title);
    await signInOn(page, known);
    await openPage(page, questionsPath);
    const card = page.getByRole('article', { name: title });
    const current = card.getByRole('list', { name: 'Status' }).locator('[aria-current="step"]');
    await expect(current).toHaveText('Editors');
    const places = await card
      .getByRole('list', { name: 'Status' })
      .getByRole('listitem')
      .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().top));
    expect(new Set(places).size).toBe(isPhone(width) ? 4 : 1);
    expect(await axeFindings(page)).toEqual([]);

    await card.getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue(title);

    await editor('POST', `questions/${id}/approve`);
    await openPage(page, questionsPath);
    await expect(current).toContainText(/^Community, 7 days\s*until /);
    await expect(card).toContainText('The best answer earns 10 points when the seven days end.');

    await editorOn(page);
    await openPage(page, questionsPath);
    await expect(card).toBeVisible();
    await expect(card.getByRole('list', { name: 'Status' })).toHaveCount(0);
  });
}

/** On a phone a sheet of its own, else beside what it is to. */
async function formOf(page: Page, place: Locator, width: number, name: string): Promise<Locator> {
  if (!isPhone(width)) return place;
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet).toBeVisible();
  return sheet;
}
