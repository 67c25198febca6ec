import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { looks } from '../looks.ts';
import { makeAccount, postAs, signInOn } from '../people.ts';
import { expect, openPage, takenOver, test } from '../watched-page.ts';

type Post = (path: string, data?: object) => Promise<{ id: number; share_token: string }>;

/** Somebody of their own, signed in on the page. */
async function joinOn(page: Page): Promise<Post> {
  const post = postAs(page, await signInOn(page, await makeAccount(page)));
  return (path, data) => post(`company/${path}`, data);
}

const lines = (page: Page) => page.locator('.difference-table tbody th');

/** A name is followed by its worth, for a phone. */
const named = (...names: string[]) => names.map((name) => new RegExp(`^${name}`));

/** What the lines are worth, and the last of them: what they add up to. */
async function worth(page: Page): Promise<number[]> {
  const texts = await page.locator('.difference-table .worth').allTextContents();
  return texts.map((text) => Math.round(Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) * 100) || 0);
}

test('a shared forecast is compared with mine line by line, and copied', async ({
  page,
  browser,
  baseURL,
}) => {
  const others = await browser.newContext({ baseURL: baseURL ?? '' });
  const post = await joinOn(await others.newPage());
  const { id } = await post('AAPL/forecast/create', {
    name: 'Steady services',
    values: { 2027: { percentageCfoOfRevenue: 0.32 }, Terminal: { revenueChange: 0.03, margin: 0.3 } },
    required_return: 0.09,
  });
  const { share_token } = await post(`AAPL/forecast/${id}/share`, { share: true });
  await others.close();

  const postOwn = await joinOn(page);
  await postOwn('AAPL/forecast/create', { name: 'Base case', values: { 2026: { revenueChange: 0.08 } } });
  await openPage(page, `/forecast/${share_token}`);
  await page.getByRole('link', { name: 'Compare with mine' }).click();
  await expect(lines(page)).toHaveText(
    named('Revenue change', 'Margin', 'CFO, % of revenue', 'Required return', 'Value per share'),
  );
  await expect(page.getByLabel('Second forecast')).toHaveValue(share_token);
  const parts = await worth(page);
  const total = parts.pop();
  expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(total);
  await expect(page.locator('.difference-table .worth').nth(1)).toHaveText('–');
  await page.getByRole('link', { name: 'Show all lines' }).click();
  await expect(lines(page)).toHaveCount(11);

  await page.getByRole('button', { name: 'Copy to my forecasts' }).click();
  await expect(page.getByText('Copied to your forecasts as Steady services.')).toBeVisible();
  await page.getByLabel('First forecast').selectOption({ label: 'Averages' });
  await expect(page).toHaveURL(/first=averages/);
  await expect(page.locator('td.who').first()).toHaveText('Averages');
});

test('what a line is worth ends where its heading ends', async ({ page }) => {
  const post = await joinOn(page);
  await post('AAPL/forecast/create', { name: 'Base case', values: { 2026: { revenueChange: 0.08 } } });
  await openPage(page, '/my-tenfold/forecasts/difference?company=AAPL');
  await expect(page.locator('.worth-head')).toBeVisible();
  const ends = await page.locator('.worth-head, .worth').evaluateAll((cells) =>
    cells.map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return Math.round(text.getBoundingClientRect().right);
    }),
  );
  expect(ends.length).toBeGreaterThan(2);
  expect(new Set(ends).size).toBe(1);
});

test('from the list: mine against averages, then against another of mine', async ({ page }) => {
  const post = await joinOn(page);
  await post('NKE/forecast/create', { name: 'Recovery', values: { 2027: { margin: 0.12 } } });
  await post('NKE/forecast/create', { name: 'Slow', values: { 2028: { revenueChange: 0.01 } } });
  await openPage(page, '/my-tenfold/forecasts');
  await page.getByRole('button', { name: 'Menu of Recovery' }).click();
  await page.locator('.menu-item', { hasText: 'Compare with' }).click();
  await expect(lines(page)).toHaveText(named('Margin', 'Value per share'));
  await expect(page.getByRole('main')).toContainText(
    'Worth: how much each line changes the value per share. –: this line doesn’t affect it. Averages and analysts use the rates of the other forecast.',
  );
  // What mine adds to the averages, not what they lack.
  await expect(page.locator('td.who').first()).toHaveText('Averages');
  await page.getByLabel('First forecast').selectOption({ label: 'Recovery' });
  await page.getByLabel('Second forecast').selectOption({ label: 'Slow' });
  await expect(lines(page)).toHaveText(named('Revenue change', 'Margin', 'Value per share'));
});

for (const width of [375, 640, 820, 1000]) {
  const window = width < 768 ? 'on a phone' : 'in a window';
  test(`${window} ${width} pixels wide the lines keep their names, and whole years stand beside them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    const post = await joinOn(page);
    await post('AAPL/forecast/create', {
      name: 'Base case',
      values: { 2026: { revenueChange: -0.12 }, Terminal: { margin: 0.3 } },
    });
    await openPage(page, '/my-tenfold/forecasts/difference?lines=all');
    const table = page.locator('.difference-table');
    const cut = () =>
      table.evaluate((element) => {
        const edges = (selector: string) => element.querySelector(selector)?.getBoundingClientRect();
        const left = edges('thead .who')?.right ?? 0;
        const right = element.closest('section')?.getBoundingClientRect().right ?? 0;
        const inside = (box: DOMRect) => box.left > left - 1 && box.right < right + 1;
        return [...element.querySelectorAll('.n')]
          .map((cell) => ({ cell, box: cell.getBoundingClientRect() }))
          .filter(({ box }) => box.right > left + 1 && box.left < right - 1 && !inside(box))
          .map(({ cell }) => cell.textContent);
      });
    expect(await cut()).toEqual([]);
    const overflowing = await table.evaluate((element) =>
      [...element.querySelectorAll('.n')]
        .filter((cell) => cell.scrollWidth > cell.clientWidth)
        .map((cell) => cell.textContent),
    );
    expect(overflowing).toEqual([]);
    await table.evaluate((element) => element.closest('section')?.scrollTo(10_000, 0));
    await expect(table.getByRole('columnheader', { name: 'Terminal' })).toBeInViewport({ ratio: 0.99 });
    await expect(lines(page).first()).toBeInViewport({ ratio: 0.99 });
    expect(await cut()).toEqual([]);
    await expect(page.locator('.difference-worth').last()).toHaveText(/\$/);
  });
}

test.describe('refused', () => {
  test.use({ refusals: [404, 422] });

  test('a link that is no longer shared, or of another company, is said beside the choice', async ({
    page,
  }) => {
    const post = await joinOn(page);
    const { id } = await post('AAPL/forecast/create', { name: 'Services' });
    const { share_token } = await post(`AAPL/forecast/${id}/share`, { share: true });
    const path = '/my-tenfold/forecasts/difference';
    for (const query of [
      `company=NKE&first=averages&second=${share_token}`,
      'company=AAPL&second=nosuchlink',
      "company=AAPL&second=' or 1=1",
      'company=NOSUCH',
      'company=%3Cscript%3E',
    ]) {
      await page.goto(`${path}?${query}`);
      await expect(page.locator('.difference-problem')).not.toBeEmpty();
    }
    await page.goto(`${path}?company=AAPL&first=${'9'.repeat(500)}&second=${'x'.repeat(500)}`);
    await expect(lines(page)).toHaveText(named('Value per share'));
  });
});

test('without a forecast there is nothing to compare, and a visitor signs in first', async ({ page }) => {
  const path = '/my-tenfold/forecasts/difference';
  await page.goto(path);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  await joinOn(page);
  await page.goto(path);
  await expect(page.getByText('Nothing to compare yet.')).toBeVisible();
});

for (const look of looks) {
  test(`axe finds nothing on a comparison: ${look.name}`, async ({ page }) => {
    await page.setViewportSize(look);
    await page.emulateMedia({ colorScheme: look.colorScheme });
    const post = await joinOn(page);
    await post('AAPL/forecast/create', {
      name: `A long name ${'x'.repeat(80)}`,
      values: { 2027: { margin: 0.3 } },
    });
    await page.goto('/my-tenfold/forecasts/difference?lines=all');
    await takenOver(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });
}
