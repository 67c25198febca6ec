import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import {
  ask,
  askAll,
  askApproved,
  callsAs,
  editorOn,
  makeMember,
  questionsPath,
  titled,
} from '../community.ts';
import { looks } from '../looks.ts';
import { samplePerson } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { goTo, link, row } from './queue-rows.ts';

const queuePath = '/editors/questions';

const detail = (page: Page, title: string) => page.getByRole('article', { name: title });

async function rejectAs(page: Page, reason: string): Promise<void> {
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // A key before the dialog was seen answers nothing.
  await expect(async () => {
    await page.keyboard.press(reason);
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
}

test('an editor clears a hundred waiting questions by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  const mark = titled('inventories').slice(0, -1);
  await askAll(
    page,
    Array.from({ length: 100 }, (_, at) => `Why do ${mark} move before the margin, in case ${at}?`),
  );
  await editorOn(page);
  await openPage(page, queuePath);
  const shown = page.locator('.queue-item.is-on a');
  const selected = page.locator('.queue-item.is-on').getByRole('checkbox');
  // Others ask, too.
  const goToNext = async () => {
    while (!(await shown.textContent())?.includes(mark)) await page.keyboard.press('j');
  };
  for (let decided = 0; decided < 90; decided += 1) {
    await goToNext();
    const title = (await shown.textContent()) ?? '';
    if (decided % 30 === 7) await rejectAs(page, '1');
    else await page.keyboard.press('a');
    await expect(shown).not.toHaveText(title);
  }
  const selectTen = async () => {
    for (let at = 0; at < 10; at += 1) {
      // At the end of what is loaded `j` stays on one that is selected.
      while (await selected.isChecked()) await page.keyboard.press('j');
      await goToNext();
      await page.keyboard.press('x');
    }
    await expect(page.getByText('10 selected')).toBeVisible();
  };
  await selectTen();
  await page.keyboard.press('a');
  await expect(page.getByText('10 approved.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Put back.')).toBeVisible();
  await selectTen();
  await rejectAs(page, '2');
  await expect(page.getByText('10 rejected.')).toBeVisible();
  await page.reload();
  await expect(row(page, mark)).toHaveCount(0);
});

test('an act is taken back by its key, and the question waits where it waited', async ({ page }) => {
  const title = titled('Why do inventories of Nike move before its margin');
  await askAll(page, [title]);
  await editorOn(page);
  await openPage(page, queuePath);
  await goTo(page, title);
  await page.keyboard.press('a');
  await expect(page.getByText(/^Approved\. 5 points to/)).toBeVisible();
  await expect(row(page, title)).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(detail(page, title)).toBeVisible();
  await expect(page.getByText('Put back.')).toBeVisible();
  await openPage(page, queuePath);
  await goTo(page, title);
});

test('a question is rejected as answered, and its author is led to the one that answers it', async ({
  page,
}) => {
  const subject = titled('What held the revenue of Nike flat').slice(0, -1);
  const editor = await callsAs(page, await samplePerson('cora'));
  const asker = await callsAs(page, await makeMember(page));
  const answering = await askApproved(asker, editor, `${subject} in 2024?`);
  const { id } = await ask(asker, `${subject} in fiscal 2024?`);
  await editorOn(page);
  await openPage(page, queuePath);
  await goTo(page, `${subject} in fiscal 2024?`);
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Already answered/ }).check();
  await expect(dialog.getByRole('button', { name: /^Reject/ })).toBeDisabled();
  await dialog.getByRole('radio', { name: new RegExp(subject) }).check();
  await dialog.getByRole('button', { name: /^Reject/ }).click();
  await expect(page.getByText('Rejected.')).toBeVisible();
  await openPage(page, `${questionsPath}/questions/${id}`);
  await page.getByRole('link', { name: 'See the question that answers it' }).click();
  await expect(page).toHaveURL(`${questionsPath}/questions/${answering.id}`);
});

test.describe('with two editors', () => {
  test.use({ refusals: [409] });

  test('an editor reads what another decided meanwhile, and what the asker changed', async ({ page }) => {
    const [decided, changed] = [
      titled('Which debt of Nike falls due'),
      titled('What does Nike pay for leases'),
    ];
    const asker = await callsAs(page, await makeMember(page));
    const { id } = await ask(asker, decided);
    const { id: changedId } = await ask(asker, changed);
    const other = await editorOn(page);
    await openPage(page, queuePath);
    await goTo(page, decided);
    await other('POST', `questions/${id}/approve`);
    await page.keyboard.press('a');
    await expect(detail(page, decided).getByText(/^Approved by .+ a moment ago$/)).toBeVisible();
    await goTo(page, changed);
    const data = { title: `${changed} And when?`, description: '', companies: ['NKE'], tags: [] };
    await asker('PATCH', `questions/${changedId}`, { data });
    await page.keyboard.press('a');
    await expect(detail(page, `${changed} And when?`).getByText(/^Changed by the asker/)).toBeVisible();
    await page.keyboard.press('a');
    await expect(row(page, changed)).toHaveCount(0);
  });
});

test('keys do nothing while a field has the focus, and the help says which there are', async ({ page }) => {
  const title = titled('What is a normal tax rate of Nike');
  await askAll(page, [title]);
  await editorOn(page);
  await openPage(page, queuePath);
  await goTo(page, title);
  await page.getByLabel('Search for symbols or companies').first().focus();
  await page.keyboard.type('ar');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row(page, title)).toHaveCount(1);
  await link(page, title).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('on a phone what is opened is shown from its top, and leads back to where the list was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const subject = titled('How long do suppliers of Nike wait').slice(0, -1);
  await askAll(
    page,
    Array.from({ length: 12 }, (_, at) => `${subject}, in case ${at}?`),
  );
  await editorOn(page);
  await openPage(page, queuePath);
  await goTo(page, `${subject}, in case 11?`);
  const back = page.getByRole('button', { name: 'Back to the queue' });
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await back.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  await expect(back).toBeInViewport({ ratio: 1 });
  await back.click();
  await expect(link(page, `${subject}, in case 11?`)).toBeInViewport({ ratio: 1 });
});

test('an editor sees what an author wants to change, and approves or declines it', async ({ page }) => {
  const editor = await callsAs(page, await samplePerson('cora'));
  const asker = await callsAs(page, await makeMember(page));
  const declined = titled('How long do customers of Nike wait for a refund');
  const approved = titled('What did Nike pay for its factories last year');
  const { id: declinedId } = await askApproved(asker, editor, declined);
  const { id: approvedId } = await askApproved(asker, editor, approved);
  const asEdited = (title: string) => ({ data: { title, description: '', companies: ['NKE'], tags: [] } });
  await asker('PATCH', `questions/${declinedId}`, asEdited(`${declined} And why?`));
  await asker('PATCH', `questions/${approvedId}`, asEdited(`${approved} In cash?`));
  await editorOn(page);
  await openPage(page, queuePath);
  await page.getByRole('button', { name: /^Edited/ }).click();
  await goTo(page, approved);
  await expect(detail(page, approved).locator('ins')).toContainText('In cash?');
  await page.getByRole('button', { name: 'Approve edit' }).click();
  await expect(row(page, approved)).toHaveCount(0);
  await goTo(page, declined);
  await page.getByRole('button', { name: 'Decline edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^One-liner/ }).check();
  await dialog.getByRole('button', { name: /^Decline/ }).click();
  await expect(row(page, declined)).toHaveCount(0);
});

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.colorScheme });

    test('an editor opens, rejects and takes back by pointer or touch', async ({ page }) => {
      const title = titled('What share of the orders of Nike is direct');
      await askAll(page, [title]);
      await editorOn(page);
      await openPage(page, queuePath);
      await goTo(page, title);
      await expect(page.getByText('No links')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await detail(page, title).getByRole('button', { name: 'Reject' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: /^Not about a business/ }).check();
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: /^Reject/ }).click();
      await expect(page.getByText('Rejected.')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(detail(page, title)).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  });
}
