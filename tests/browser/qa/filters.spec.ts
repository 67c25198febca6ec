import { axeFindings } from '../axe-findings.ts';
import { askApproved, callsAs, questionsPath, titled } from '../community.ts';
import { looks } from '../looks.ts';
import { makeAccount, samplePerson } from '../people.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { card } from './cards.ts';

for (const { name, width, height, colorScheme } of looks) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('a reader leaves the questions that one person asked or answered, found by name', async ({
      page,
    }) => {
      const editor = await callsAs(page, await samplePerson('cora'));
      const asker = await callsAs(page, await makeAccount(page));
      const title = titled('Why did Nike’s inventories fall in fiscal 2024');
      const { id } = await askApproved(asker, editor, title);
      await editor('POST', 'answers', { data: { text: 'Old stock was sold.' }, question_id: id });

      await openPage(page, questionsPath);
      await page.getByRole('button', { name: 'Author' }).click();
      const field = page.getByRole('combobox', { name: 'Name' });
      await expect(field).toBeFocused();
      await field.fill('cora');
      // Those of the page’s other filters are options, too.
      const found = page.getByRole('listbox', { name: 'Contributors' }).getByRole('option');
      await expect(found).toHaveCount(1);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Answered by' }).click();
      await found.click();
      await expect(page).toHaveURL(/answerer=\d+/);
      await expect(card(page, title)).toBeVisible();
      const chosen = page.getByRole('list', { name: 'Chosen filters' });
      await expect(chosen).toContainText('Answered by Cora');

      // By keyboard: the first is taken with Enter.
      await page.getByRole('button', { name: 'Author' }).press('Enter');
      await field.fill('zoë keller');
      await expect(found.first()).toContainText('Zoë Keller');
      await field.press('Enter');
      await expect(page).toHaveURL(/asker=\d+/);
      await expect(chosen).toContainText('Asked by Zoë Keller');
      await expect(chosen).toContainText('Answered by Cora');
      await chosen.getByRole('link', { name: 'Remove Asked by Zoë Keller' }).click();
      await expect(page).not.toHaveURL(/asker=/);
      await expect(card(page, title)).toBeVisible();
    });
  });
}
