import type { Page } from '@playwright/test';
import { samplePerson } from '../people.ts';
import { expect, openPage, takenOver, test } from '../watched-page.ts';

const history = 'Sign up free to see ten years of Nike’s figures.';
const next = (path: string) => `?next=${encodeURIComponent(path)}`;
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('a visitor on another company than Apple', () => {
  test('sees its latest reported year, and blurred shapes for the others', async ({ page }) => {
    await page.goto('/company/NKE');
    await takenOver(page);
    const heads = page.locator('.financials-table thead tr:last-child th:not(.row-name)');
    await expect(heads).toHaveText(['2025']);
    await expect(page.locator('tr[data-row="revenue"] td')).toHaveText(/^\d{2},\d{3}$/);
    for (const shapes of await page.locator('.gated-shapes').all()) {
      await expect(shapes).toHaveAttribute('inert');
      expect(await shapes.textContent()).toBe('');
    }
  });

  test('finds one prompt on the page, and in the other places what is there', async ({ page }) => {
    await page.goto('/company/NKE');
    for (const [name, text] of [
      ['Financial performance', history],
      ['Financials', 'Earlier years, forty quarters, averages and forecasts.'],
      ['Fair value calculator', 'What Nike is worth on your assumptions.'],
      ['Fair value reference estimate', 'Each step from cash flow to value per share'],
      ['Notes', 'Your notes on Nike, each with the price of its day.'],
    ] as const) {
      await expect(card(page, name).getByText(text)).toBeVisible();
    }
    await expect(page.getByText(history)).toHaveCount(1);
    await expect(page.locator('.gated')).toHaveCount(5);
    const actions = page.locator('.gated').getByRole('link').filter({ visible: true });
    await expect(actions).toHaveText(['Sign up', 'Sign in', 'Explore plans']);
    const targets = await actions.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const there = encodeURIComponent('/company/NKE');
    expect(targets).toEqual([
      `/register${next('/company/NKE')}`,
      `/login${next('/company/NKE')}`,
      `/plans?from=${there}`,
    ]);
  });

  for (const width of [820, 1512])
    test(`reads words above the blurred shapes, not on them, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/company/NKE');
      await expect(page.locator('.gated-quiet')).toHaveCount(4);
      const gaps = await page.locator('.gated-quiet').evaluateAll((parts) =>
        parts.map((part) => {
          const [words, shapes] = ['.gated-prompt', '.gated-shapes > *'].map((one) =>
            part.querySelector(one)?.getBoundingClientRect(),
          );
          return shapes === undefined || words === undefined ? Number.NaN : shapes.top - words.bottom;
        }),
      );
      for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(0);
    });

  test('must sign in before comparing', async ({ page }) => {
    await page.goto('/company/NKE');
    await takenOver(page);
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Compare' });
    await expect(panel).toContainText('Sign up free to compare companies.');
    await expect(panel.getByRole('link')).toHaveText(['Sign up', 'Sign in', 'Explore plans']);
  });

  test('reaches the button to sign in by keyboard, never the shapes', async ({ page }) => {
    await page.goto('/company/NKE');
    await takenOver(page);
    await page.getByRole('button', { name: 'Compare', exact: true }).focus();
    const reached: string[] = [];
    for (let step = 0; step < 3; step++) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    expect(reached).toEqual(['Sign up', 'Sign in', 'Explore plans']);
  });

  test('must sign in before a row’s own page, and returns there', async ({ page }) => {
    await page.goto('/company/NKE');
    await takenOver(page);
    await page.getByRole('link', { name: 'Net income' }).click();
    await expect(page).toHaveURL(`/login${next('/financials/NKE/netIncome')}`);
    await expect(page.getByText('Each line of NKE’s financials has a page of its own.')).toBeVisible();
    const { email, password } = await samplePerson('ann');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/financials/NKE/netIncome');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Net income');
  });

  test('loads at most 125 kB of JavaScript, compressed', async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto('/company/NKE', { waitUntil: 'networkidle' });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(125_000);
  });
});

test('the card of notes of the company that is open to all has the way in, since no other card has it', async ({
  page,
}) => {
  await page.goto('/company/AAPL');
  const links = card(page, 'Notes').getByRole('link').filter({ visible: true });
  await expect(links).toHaveText(['Sign up', 'Sign in']);
});

test('a visitor’s list of companies has no column that is locked, and says how to see it', async ({
  page,
}) => {
  await page.goto('/companies');
  await expect(page.getByText('Locked')).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'P/E (LTM)' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Value vs price' })).toHaveCount(0);
  const way = page.locator('.companies-foot').getByRole('link', { name: 'Sign up free' });
  await expect(way).toHaveAttribute('href', `/register${next('/companies')}`);
});

test('a curated list shows a visitor no bare dashes, and says once what an account adds', async ({
  page,
}) => {
  await openPage(page, '/list/grew-free-cash-flow');
  const table = page.locator('.lens-on-wide');
  await expect(table.locator('[data-field="earningsPerShare"]').first()).toContainText(/\d/);
  await expect(table.locator('[data-field="freeCashFlowGrowth"]')).toHaveCount(0);
  const empty = await table
    .locator('.lens-cell')
    .evaluateAll((cells) => cells.filter((cell) => cell.textContent === '–').length / cells.length);
  expect(empty).toBeLessThan(0.2);
  const note = page.getByRole('note').filter({ hasText: 'Sign up free to see 10 years' });
  await expect(note).toContainText('FCF growth');
  await expect(note.getByRole('link')).toHaveText(['Sign up', 'Sign in']);
});

test.describe('a row compared with the year before', () => {
  test.use({ refusals: [403] });

  test('says why it is empty', async ({ page }) => {
    await page.goto('/company/NKE');
    await takenOver(page);
    const cell = page.locator('tr[data-row="revenueChange"] td');
    await expect(cell).toContainText('Sign up free to see it');
    await cell.click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'Sign up free to see ten years of this company’s figures.',
    );
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('a tap on the blurred chart shows what the free view lacks', async ({ page }) => {
    await page.goto('/company/NKE');
    await takenOver(page);
    const locked = card(page, 'Financial performance').getByRole('button', { name: history });
    await expect(locked).toHaveText('See ten years of figures');
    await locked.click();
    const modal = page.locator('#free-view-sign-up-modal');
    await expect(modal).toContainText(history);
    await expect(modal.getByRole('link')).toHaveText(['Sign up', 'Sign in', 'Explore plans']);
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
  });

  test('each section that is shown alone has the way in', async ({ page }) => {
    for (const [section, name] of [
      ['notes', 'Notes'],
      ['value-estimate', 'Fair value reference estimate'],
    ] as const) {
      await page.goto('/');
      await page.goto(`/company/NKE#${section}`);
      const links = card(page, name).getByRole('link').filter({ visible: true });
      await expect(links).toHaveText(['Sign up', 'Sign in']);
      await expect(links.first()).toHaveAttribute('href', /^\/register\?next=%2Fcompany%2FNKE/);
    }
  });

  test('what an account adds to a list is read at its full width, above the way in', async ({ page }) => {
    await page.goto('/list/chips');
    const note = page.locator('.withheld-note');
    const [words, way] = await Promise.all(
      [note.getByText('Sign up free to see 10 years'), note.getByRole('link', { name: 'Sign up' })].map(
        async (part) => await part.locator('xpath=..').boundingBox(),
      ),
    );
    expect(words?.width).toBeGreaterThan(230);
    expect(way?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
  });

  test('a tap on a row does the same', async ({ page }) => {
    await page.goto('/company/NKE#financials');
    await takenOver(page);
    await page.getByRole('link', { name: 'Net income' }).click();
    await expect(page.locator('#free-view-sign-up-modal')).toBeVisible();
    await expect(page).toHaveURL(/\/company\/NKE#financials$/);
  });
});
