import { askAll, callsAs, memberOn, questionsPath, titled } from '../community.ts';
import { samplePerson } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';

const many = 31;

test('a reader goes on to the next page of questions, and each is there once', async ({ page }) => {
  test.slow();
  const editor = await callsAs(page, await samplePerson('cora'));
  const name = titled('RETURNS').replace(/[^A-Z0-9]/giu, '');
  const tag = (await editor('POST', 'tags/create', { name })) as unknown as { key: string };
  const parts = Array.from({ length: many }, (_, at) =>
    titled(`What does part ${at} of Nike return on its capital`),
  );
  for (const { id } of await askAll(page, parts, { tags: [tag.key] })) {
    await editor('POST', `questions/${id}/approve`);
  }
  await memberOn(page);
  await openPage(page, `${questionsPath}?tags=${tag.key}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more questions' }).press('Enter');
  await expect(cards).toHaveCount(many);
  await expect(page.getByRole('button', { name: 'Show more questions' })).toHaveCount(0);
  const titles = await cards.getByRole('heading').allTextContents();
  expect(new Set(titles).size).toBe(titles.length);
});
