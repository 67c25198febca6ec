import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { box, comment, figure, openAgain, openAsSomebody } from '../cell-comments.ts';
import { joinOn } from '../list-pages.ts';
import { looks } from '../looks.ts';
import { expect, openPage, test } from '../watched-page.ts';

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

for (const { name, width, height, colorScheme } of looks) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('a comment names a figure by keyboard alone, and shows it with its filing', async ({ page }) => {
      await openAsSomebody(page, `/company/NKE${width < 768 ? '#financials' : ''}`);
      const capex = await figure(page, 'capex', '2025');
      if (width < 768) {
        await page.getByRole('button', { name: 'Comments', exact: true }).first().click();
        await page.getByRole('dialog').getByRole('button', { name: 'Add comment' }).click();
      } else await page.getByRole('button', { name: 'Add comment', exact: true }).first().click();
      await capex.click();
      const field = box(page).getByLabel('Comment', { exact: true });
      await field.focus();
      await page.keyboard.type('Nike sold {nk');
      const list = box(page).getByRole('listbox', { name: 'Figures' });
      await expect(list.getByRole('option', { name: /NKE/ })).toBeVisible();
      await page.keyboard.press('Enter');
      await page.keyboard.type('FY2024 rev');
      await expect(list.getByRole('option').first()).toContainText('NKE FY2024 revenue$51.4 billion');
      await expect(list.getByRole('option').first()).toBeInViewport();
      expect(await axeFindings(page, { part: '.comment-pop' })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(list).toHaveCount(0);
      await page.keyboard.type('e');
      await page.keyboard.press('Tab');
      await expect(field).toHaveValue('Nike sold {NKE FY2024 revenue}');
      await page.keyboard.type(' then.');
      await page.keyboard.press('Control+Enter');
      await expect(box(page)).toBeHidden();
      await capex.click();
      const text = box(page).locator('p.comment-text');
      await expect(text).toHaveText(/^Nike sold \$51\.4 billion then\.$/, { useInnerText: true });
      await text.getByRole('button', { name: '$51.4 billion' }).press('Enter');
      const source = box(page).getByRole('note');
      await expect(source).toContainText('51,362,000,000 USD');
      await expect(source.getByRole('link', { name: /^10-K, filed/ }).first()).toHaveAttribute(
        'href',
        /sec\.gov/,
      );
      expect(await axeFindings(page, { part: '.comment-pop' })).toEqual([]);
      expect(await fits(page)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(source).toBeHidden();
      await expect(text).toBeVisible();
    });

    test('a typed figure that filings contradict is underlined in a comment, and saved all the same', async ({
      page,
    }) => {
      const post = await joinOn(page);
      const { id } = await post('create', { name: 'Holdings', symbols: ['AAPL', 'NKE'] });
      await openPage(page, `/my-tenfold/list/${id}`);
      const field = page.getByRole('textbox', { name: 'Comment on this list' });
      await field.fill('Apple’s revenue in 2024 was 391,053.');
      const checks = page.getByRole('region', { name: 'Figures to check' });
      await expect(checks.getByRole('listitem')).toContainText('391,053 differs from the 10-K');
      await expect(checks).toContainText('Only you see this. You can save anyway.');
      await expect(page.locator('.figure-marks .is-wrong')).toHaveText('391,053');
      expect(await axeFindings(page, { part: '.list-comments' })).toEqual([]);
      expect(await fits(page)).toBe(true);
      await checks.getByRole('button', { name: 'Use 391,035' }).press('Enter');
      await expect(field).toHaveValue('Apple’s revenue in 2024 was {AAPL FY2024 revenue}.');
      await page.keyboard.press('Control+Enter');
      const shown = page.getByRole('region', { name: 'Comments' }).getByRole('listitem');
      await expect(shown).toContainText('Apple’s revenue in 2024 was $391.0 billion.', {
        useInnerText: true,
      });
      await shown.getByRole('button', { name: '$391.0 billion' }).press('Enter');
      await expect(shown.getByRole('note')).toContainText('391,035,000,000 USD');
      expect(await axeFindings(page, { part: '.list-comments' })).toEqual([]);
      await page.keyboard.press('Escape');
      await shown.getByRole('button', { name: 'Edit comment' }).click();
      await expect(shown.getByRole('textbox')).toHaveValue(
        'Apple’s revenue in 2024 was {AAPL FY2024 revenue}.',
      );
    });
  });
}

test('what names no figure stays text in a comment, and a figure is copied by value, and pasted by name', async ({
  page,
}) => {
  await openAsSomebody(page, '/company/NKE');
  const cell = await figure(page, 'revenue', '2024');
  await comment(page, cell, 'Not {NKE FY2024 happiness}, but {NKE FY2024 revenue}.');
  await cell.click();
  const text = box(page).locator('p.comment-text');
  await expect(text).toHaveText('Not {NKE FY2024 happiness}, but $51.4 billion.', { useInnerText: true });
  await text.evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press('Control+C');
  await box(page).getByRole('button', { name: 'Edit comment' }).click();
  const field = box(page).getByLabel('Comment', { exact: true });
  await expect(field).toHaveValue('Not {NKE FY2024 happiness}, but {NKE FY2024 revenue}.');
  await field.fill('');
  await page.keyboard.press('Control+V');
  await expect(field).toHaveValue('Not {NKE FY2024 happiness}, but {NKE FY2024 revenue}.');
  await field.fill('');
  await page.keyboard.press('Control+Shift+V');
  await expect(field).toHaveValue('Not {NKE FY2024 happiness}, but $51.4 billion.');
});

test('a figure of a comment that was restated since is marked, with both values', async ({ page }) => {
  const { token } = await openAsSomebody(page, '/company/NKE');
  const written = await page.request.post('/api/v1/comment/company/NKE/create', {
    data: { field: 'revenue', column: '2024', text: 'Sold {NKE FY2024 revenue}.' },
    headers: { authorization: `Bearer ${token}` },
  });
  const saved = await written.json();
  const restated = { value: 50_000_000_000, filed: '2026-07-20', url: 'https://www.sec.gov/Archives/x' };
  await page.route('**/api/v1/comment/company/NKE', (route) =>
    route.fulfill({ json: { comments: [{ ...saved, figures: [{ ...saved.figures[0], restated }] }] } }),
  );
  await openAgain(page, '/company/NKE');
  await (await figure(page, 'revenue', '2024')).click();
  await expect(box(page).locator('p.comment-text')).toContainText('figure restated');
  await box(page).getByRole('button', { name: '$51.4 billion' }).click();
  await expect(box(page).getByRole('note')).toContainText('Now 50,000,000,000 USD, filed Jul 20, 2026');
});

test('Escape closes the source or the suggestions of a figure, and not the panel around them', async ({
  page,
}) => {
  const { token } = await openAsSomebody(page, '/company/NKE');
  await page.request.post('/api/v1/comment/company/NKE/create', {
    data: { field: 'revenue', column: '2024', text: 'Sold {NKE FY2024 revenue}.' },
    headers: { authorization: `Bearer ${token}` },
  });
  await openAgain(page, '/company/NKE');
  await page.getByRole('button', { name: '1 comment', exact: true }).click();
  const all = page.getByRole('dialog', { name: 'Comments' });
  await all.getByRole('button', { name: '$51.4 billion' }).press('Enter');
  await expect(all.getByRole('note')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(all.getByRole('note')).toBeHidden();
  await expect(all).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(all).toBeHidden();
});

test('a comment on a cell of the lens names figures, and Escape closes them before their panel', async ({
  page,
}) => {
  const post = await joinOn(page);
  const { id } = await post('create', { name: 'Holdings', symbols: ['NKE'] });
  await post(`lens/${id}/comment/create`, {
    text: 'Thin: {NKE FY2024 margin}.',
    symbol: 'NKE',
    field: 'margin',
  });
  await openPage(page, `/my-tenfold/list/${id}`);
  await page.locator('.lens-on-wide [data-symbol="NKE"][data-field="margin"]').first().click();
  const panel = page.getByRole('dialog', { name: /^Nike, Net margin/ });
  await panel.getByRole('button', { name: '11.1%' }).press('Enter');
  await expect(panel.getByRole('note')).toContainText('Nike net margin, fiscal 2024');
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('note')).toBeHidden();
  const field = panel.getByRole('textbox', { name: 'Comment' });
  await field.fill('Or {NKE ');
  await field.press('End');
  await page.keyboard.type('FY2024 r');
  await expect(panel.getByRole('listbox', { name: 'Figures' })).toBeVisible();
  expect(await axeFindings(page, { part: '.lens-panel' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('listbox')).toHaveCount(0);
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});
