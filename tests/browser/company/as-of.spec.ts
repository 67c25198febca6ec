import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { looks } from '../looks.ts';
import { test as asBen } from '../signed-in.ts';
import { expect, openPage, test } from '../watched-page.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'As of', exact: true });
const queriesOf = (page: Page) => {
  const queries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/company/')) queries.push(new URL(request.url()).search);
  });
  return queries;
};

for (const { name, width, height, colorScheme } of looks) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('a page of a past day says so, passes axe and is as wide as the window', async ({ page }) => {
      await openPage(page, '/company/AAPL?asof=2023-06-30');
      await expect(banner(page)).toContainText(
        'Apple as of Jun 30, 2023. Only what was filed and traded by then.',
      );
      await expect(page.getByLabel('Company', { exact: true })).toContainText('193.97');
      await page.getByRole('button', { name: 'Choose on a timeline' }).click();
      await expect(page.getByRole('slider', { name: 'As of' })).toHaveAttribute(
        'aria-valuetext',
        'Jun 30, 2023',
      );
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    });
  });
}

test('all that a page of a past day asks for is of that day', async ({ page }) => {
  const queries = queriesOf(page);
  await openPage(page, '/company/AAPL?asof=2022-03-15');
  await expect(page.locator('.financials')).not.toContainText('2033');
  await page
    .getByRole('row', { name: /Revenue/ })
    .first()
    .getByRole('gridcell')
    .nth(1)
    .click();
  await expect(page.getByRole('dialog')).toContainText('USD millions');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'All filings' }).click();
  await expect(page.getByRole('dialog')).toContainText('10-K');
  await expect(page.getByRole('dialog')).not.toContainText('filed November 2022');
  await page.keyboard.press('Escape');
  await page.getByLabel('Periods').selectOption('quarterly');
  await expect(page.locator('.financials')).toContainText('2021 Q4');
  await expect(page.locator('.financials')).not.toContainText('2022 Q2');
  await page.getByRole('button', { name: 'P/E and other multiples over ten years' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '5Y', exact: true }).click();
  await expect.poll(() => queries.length).toBeGreaterThan(4);
  expect([...new Set(queries)]).toEqual(['?as_of=2022-03-15']);
});

test('filings, the timeline and a typed day lead from day to day, and Back to today leaves', async ({
  page,
}) => {
  await openPage(page, '/company/AAPL?asof=2023-06-30');
  await banner(page)
    .getByRole('link', { name: /^Previous filing/ })
    .click();
  await expect(page).toHaveURL(/asof=2023-05-05$/);
  await expect(banner(page)).toContainText('as of May 5, 2023');
  await page.getByRole('button', { name: 'Choose on a timeline' }).click();
  const timeline = page.getByRole('slider', { name: 'As of' });
  await timeline.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page).toHaveURL(/asof=2022-05-05$/);
  await timeline.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/asof=2022-07-29$/);
  await page.getByLabel('As of', { exact: true }).and(page.locator('input')).fill('2021-01-02');
  await banner(page).getByRole('button', { name: 'Show' }).click();
  await expect(banner(page)).toContainText('Jan 2, 2021 was a Saturday: the close is of Dec 31, 2020.');
  await banner(page).getByRole('link', { name: 'Back to today' }).click();
  await expect(page).toHaveURL(/\/company\/AAPL$/);
  await expect(banner(page)).toHaveCount(0);
});

test('a day to come is refused with the days there are; one before the first report leads to it', async ({
  page,
}) => {
  await openPage(page, '/company/AAPL?asof=2999-01-01');
  await expect(banner(page).getByRole('alert')).toContainText(/^Choose a date from Apr 24, 2013 to /);
  await openPage(page, '/company/AAPL?asof=nonsense%3Cb%3E');
  await expect(banner(page).getByRole('alert')).toContainText(/^Choose a date from Apr 24, 2013 to /);
  await openPage(page, '/company/AAPL?asof=2009-03-01');
  await expect(page.getByRole('heading', { name: 'No filings by Mar 1, 2009' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Apr 24, 2013' }).click();
  await expect(banner(page)).toContainText('Apple as of Apr 24, 2013');
});

test('the value is calculated from what was known by then', async ({ page }) => {
  await openPage(page, '/company/AAPL?asof=2023-06-30');
  const calculator = page.locator('.calculator-card');
  await expect(calculator).toContainText('Analysts: past estimates aren’t on file.');
  await calculator.getByRole('button', { name: 'Calculate' }).click();
  await expect(calculator).toContainText('193.97');
});

test('a visitor is told to sign up for the past of other companies; search engines are sent to today', async ({
  page,
}) => {
  const answer = await page.goto('/company/NKE?asof=2023-06-30');
  await expect(page.getByRole('heading', { name: 'Nike on past days' })).toBeVisible();
  const html = (await answer?.text()) ?? '';
  expect(html).not.toMatch(/51,217|51217/);
  expect(html).toContain('content="noindex"');
  expect(html).toMatch(/rel="canonical" href="[^"]*\/company\/NKE"/);
});

test('the company’s page and its list of filings lead to past days', async ({ page }) => {
  await openPage(page, '/company/AAPL');
  await page.getByRole('button', { name: 'All filings' }).click();
  await page.getByRole('link', { name: 'The page as of this day' }).first().click();
  await expect(banner(page)).toContainText(/Apple as of /);
  await openPage(page, '/company/AAPL');
  await page.getByRole('link', { name: 'As of a year ago, or any day' }).click();
  await expect(banner(page)).toContainText(/Apple as of /);
});

asBen(
  'a second company, in another currency, asks a person’s page for that day alone too',
  async ({ page }) => {
    const queries = queriesOf(page);
    await openPage(page, '/company/TSM?asof=2024-06-30');
    await expect(banner(page)).toContainText('as of Jun 30, 2024');
    await page.getByRole('button', { name: '1Y', exact: true }).click();
    await expect.poll(() => queries.length).toBeGreaterThan(0);
    expect([...new Set(queries)]).toEqual(['?as_of=2024-06-30']);
  },
);
