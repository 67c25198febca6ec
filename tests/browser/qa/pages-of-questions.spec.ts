import { askApproved, callsAs, memberOn, questionsPath, titled } from '../community.ts';
import { samplePerson } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';

const many = 31;

test('a reader goes on to the next page of questions, and each is there once', async ({ page }) => {
  const editor = await callsAs(page, await samplePerson('cora'));
  const asker = await memberOn(page);
  const name = titled('RETURNS').replace(/[^A-Z0-9]/giu, '');
  const tag = (await asker('POST', 'tags/create', { name })) as unknown as { key: string };
  for (let at = 1; at <= many; at += 1) {
    await askApproved(asker, editor, titled(`What does part ${at} of Nike return on its capital`), {
      tags: [tag.key],
    });
  }
  await openPage(page, `${questionsPath}?tags=${tag.key}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more questions' }).press('Enter');
  await expect(cards).toHaveCount(many);
  await expect(page.getByRole('button', { name: 'Show more questions' })).toHaveCount(0);
  const titles = await cards.getByRole('heading').allTextContents();
  expect(new Set(titles).size).toBe(titles.length);
});
