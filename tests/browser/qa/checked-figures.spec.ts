import { axeFindings } from '../axe-findings.ts';
import { memberOn } from '../community.ts';
import { looks } from '../looks.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { composer, openQuestion, shownAnswer } from './threads.ts';

for (const { name, width, height, colorScheme } of looks) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('a figure that filings contradict is underlined for its writer, and a press puts the filed one there', async ({
      page,
    }) => {
      const { path } = await openQuestion(page, 'How did Apple do in its fiscal 2024');
      await memberOn(page);
      await openPage(page, path);
      await composer(page).fill('Apple’s revenue in 2024 was 391,053, and its goodwill was $5.1bn in 2024.');
      const checks = page.getByRole('region', { name: 'Figures to check' });
      await expect(checks.getByRole('listitem').first()).toHaveText(
        /391,053 differs from the 10-K: Apple revenue, fiscal 2024 was 391,035\./,
      );
      await expect(checks.getByRole('listitem').nth(1)).toContainText('$5.1bn isn’t found in the filings.');
      const form = page.locator('.answer-composer');
      await expect(form.getByRole('status').first()).toHaveText(
        '1 figure differs from the filings, 1 not found in the filings. You can post anyway.',
      );
      await expect(form.locator('.figure-marks .is-wrong')).toHaveText('391,053');
      expect(await axeFindings(page, { part: '.answer-composer' })).toEqual([]);
      const fits = await page.evaluate(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      );
      expect(fits).toBe(true);
      await checks.getByRole('button', { name: 'Use 391,035' }).press('Enter');
      await expect(composer(page)).toHaveValue(
        'Apple’s revenue in 2024 was {AAPL FY2024 revenue}, and its goodwill was $5.1bn in 2024.',
      );
      await expect(composer(page)).toBeFocused();
      await expect(form.locator('.figure-marks .is-wrong')).toHaveCount(0);
      await expect(form.locator('.figure-marks .is-unknown')).toHaveText('$5.1bn');
    });
  });
}

test('a text is posted as it is, whatever is underlined', async ({ page }) => {
  const { path } = await openQuestion(page, 'What did Apple sell in its fiscal 2024');
  await memberOn(page);
  await openPage(page, path);
  await composer(page).fill('Apple’s revenue in 2024 was 391,053.');
  await expect(page.getByRole('region', { name: 'Figures to check' })).toBeVisible();
  // What is typed on is kept, and the mark moves with it.
  await composer(page).press('Home');
  await page.keyboard.type('I think ');
  await expect(page.locator('.figure-marks .is-wrong')).toHaveText('391,053');
  await page.keyboard.press('Control+Enter');
  await expect(shownAnswer(page, 'I think Apple’s revenue in 2024 was 391,053.')).toBeVisible();
});

test('a typed figure that is right may be inserted by its name, and isn’t underlined', async ({ page }) => {
  const { path } = await openQuestion(page, 'What did Apple earn in its fiscal 2024');
  await memberOn(page);
  await openPage(page, path);
  await composer(page).fill('Apple’s revenue in 2024 was about $391bn, and its net margin fell to 24.0%.');
  const checks = page.getByRole('region', { name: 'Figures to check' });
  await expect(checks.getByRole('listitem').first()).toHaveText(
    /\$391bn matches Apple revenue, fiscal 2024\. Fine as it is, or insert the figure/,
  );
  await expect(page.locator('.figure-marks .is-wrong, .figure-marks .is-unknown')).toHaveCount(0);
  expect(await axeFindings(page, { part: '.answer-composer' })).toEqual([]);
  await checks.getByRole('button', { name: 'Insert' }).first().press('Enter');
  await expect(composer(page)).toHaveValue(
    'Apple’s revenue in 2024 was about {AAPL FY2024 revenue}, and its net margin fell to 24.0%.',
  );
  await expect(composer(page)).toBeFocused();
});

test('“fell” is underlined where filings say that it rose, and Edit selects it', async ({ page }) => {
  const { path } = await openQuestion(page, 'How did Apple’s sales do in its fiscal 2024');
  await memberOn(page);
  await openPage(page, path);
  await composer(page).fill(
    'Apple’s revenue fell to $391bn in 2024. Its services revenue fell in 2024. Apple’s revenue fell in 2023.',
  );
  const checks = page.getByRole('region', { name: 'Figures to check' });
  await expect(checks.getByRole('listitem').first()).toHaveText(
    /fell differs from the filings: Apple revenue, fiscal 2024 rose 2\.0%, from \$383\.3 billion to \$391\.0 billion\./,
  );
  await expect(page.locator('.figure-marks .is-wrong')).toHaveText(['fell']);
  expect(await axeFindings(page, { part: '.answer-composer' })).toEqual([]);
  await checks.getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type('rose');
  await expect(composer(page)).toHaveValue(/^Apple’s revenue rose to/);
  await expect(page.locator('.figure-marks .is-wrong')).toHaveCount(0);
});
