import { axeFindings } from '../axe-findings.ts';
import { memberOn } from '../community.ts';
import { looks } from '../looks.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { answer, composer, openQuestion, shownAnswer } from './threads.ts';

for (const { name, width, height, colorScheme } of looks) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('a figure is named by keyboard alone, and the answer shows it with its filing', async ({ page }) => {
      const { path } = await openQuestion(page, 'How much did Nike sell in its fiscal 2024');
      await memberOn(page);
      await openPage(page, path);
      await composer(page).focus();
      await page.keyboard.type('Nike sold {nk');
      const list = page.getByRole('listbox', { name: 'Figures' });
      await expect(list.getByRole('option', { name: /NKE/ })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(composer(page)).toHaveValue('Nike sold {NKE ');
      await page.keyboard.type('FY2024 rev');
      await expect(list.getByRole('option').first()).toContainText('NKE FY2024 revenue$51.4 billion');
      expect(await axeFindings(page, { part: '.answer-composer' })).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(composer(page)).toHaveValue('Nike sold {NKE FY2024 revenue}');
      await expect(list).toHaveCount(0);
      await page.keyboard.type(' then.');
      await page.keyboard.press('Control+Enter');
      const ownAnswer = shownAnswer(page, 'Nike sold');
      await expect(ownAnswer).toContainText('Nike sold $51.4 billion then.', { useInnerText: true });
      await ownAnswer.getByRole('button', { name: '$51.4 billion' }).press('Enter');
      const source = ownAnswer.getByRole('note').filter({ hasText: 'Nike revenue, fiscal 2024' });
      await expect(source).toContainText('51,362,000,000 USD');
      await expect(source.getByRole('link', { name: /^10-K, filed/ }).first()).toHaveAttribute(
        'href',
        /sec\.gov/,
      );
      expect(await axeFindings(page, { part: '.answers-card, main' })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(source).toBeHidden();
    });
  });
}

test('Escape leaves a brace as it was typed, and what names nothing stays text for its readers', async ({
  page,
}) => {
  const { asker, editor, id, path } = await openQuestion(
    page,
    'What does Nike spend on advertising each year',
  );
  await answer(editor, id, 'About {NKE FY2024 happiness} and {NKE FY2024 advertising}.');
  expect(asker).toBeDefined();
  await memberOn(page);
  await openPage(page, path);
  await expect(shownAnswer(page, 'About')).toContainText('About {NKE FY2024 happiness} and $');
  await composer(page).focus();
  await page.keyboard.type('{NKE ');
  const list = page.getByRole('listbox', { name: 'Figures' });
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(composer(page)).toHaveValue('{NKE ');
});

test('copied figures are values for everybody, and keep their names in our fields', async ({ page }) => {
  const { editor, id, path } = await openQuestion(page, 'What did Nike sell in the years before');
  await answer(editor, id, 'First {NKE FY2023 revenue},\nthen {NKE FY2024 revenue}.');
  await memberOn(page);
  await openPage(page, path);
  const text = shownAnswer(page, 'First').locator('.question-text');
  await expect(text).toContainText('then $51.4 billion.', { useInnerText: true });
  await text.evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press('Control+C');
  await composer(page).focus();
  await page.keyboard.press('Control+V');
  await expect(composer(page)).toHaveValue('First {NKE FY2023 revenue},\nthen {NKE FY2024 revenue}.');
  await page.keyboard.press('Control+Z');
  await expect(composer(page)).toHaveValue('');
  await page.keyboard.press('Control+Shift+V');
  await expect(composer(page)).toHaveValue('First $51.2 billion,\nthen $51.4 billion.');
});
