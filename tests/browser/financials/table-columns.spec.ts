import type { Locator } from '@playwright/test';
import { oneOf } from '../../world/size.ts';
import { expect, takenOver, test } from '../signed-in.ts';

const widths = [375, 640, 768, 820, 1000, 1280, 1512, 1920];
const region = (table: Locator) => table.locator('xpath=ancestor::section[1]');

for (const width of oneOf(2, widths)) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the financials open with the last two filed years, and no number is cut however far one scrolls', async ({
      page,
    }) => {
      await page.goto('/company/AAPL#financials');
      await takenOver(page);
      const financials = region(page.locator('.financials-table'));
      expect(await headsInView(financials)).toEqual(expect.arrayContaining(['2024', '2025']));
      expect(await cutNumbers(financials)).toEqual([]);
    });
  });
}

for (const width of oneOf(2, [375, 820, 1512])) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('no number of quarters, of present values or beside a chart is cut', async ({ page }) => {
      await page.goto('/company/AAPL');
      await takenOver(page);
      await page.getByText('Show as a table').first().click();
      for (const table of await page.locator('.column-scroll table:visible').all())
        expect(await cutNumbers(region(table))).toEqual([]);
      await page.goto('/financials/AAPL/revenue');
      await takenOver(page);
      const table = page.locator('.chart-table table');
      if (!(await table.isVisible())) await page.getByText('Show as a table').click();
      expect(await cutNumbers(region(table))).toEqual([]);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'before any script runs', () => {
    test.use({ viewport: { width: 1512, height: 900 }, javaScriptEnabled });

    test('somebody signed in sees four filed years and the forecast beside them', async ({ page }) => {
      await page.goto('/company/AAPL');
      if (javaScriptEnabled) await takenOver(page);
      const shown = await headsInView(region(page.locator('.financials-table')));
      expect(shown.map((head) => head.slice(0, 4))).toEqual(
        expect.arrayContaining(['2022', '2023', '2024', '2025', '2026', 'Term']),
      );
    });
  });
}

for (const width of oneOf(2, [640, 820, 1000])) {
  test(`before any script runs, the financials show the last filed years, ${width} pixels wide`, async ({
    browser,
    storageState,
    baseURL,
  }) => {
    const viewport = { width, height: 900 };
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport,
      javaScriptEnabled: false,
      ...(storageState !== undefined && { storageState }),
    });
    const page = await context.newPage();
    await page.goto('/company/AAPL');
    const table = region(page.locator('.financials-table'));
    const years = async () => (await headsInView(table)).map((head) => head.slice(0, 4));
    await expect.poll(years).toEqual(expect.arrayContaining(['2024', '2025']));
    await context.close();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('Forecast opens with the forecast in view', async ({ page }) => {
    await page.goto('/company/AAPL#forecast');
    await takenOver(page);
    await expect(page.locator('.financials-table .term').first()).toBeAttached();
    const shown = await headsInView(region(page.locator('.financials-table')));
    expect(shown).toContain('2026');
  });

  test('a line and a shade say that more years lie beyond the edge', async ({ page }) => {
    await page.goto('/company/AAPL#financials');
    await takenOver(page);
    const edge = page.locator('.financials-scroll .column-edge-left');
    await expect(edge).toHaveCSS('opacity', '1');
  });
});

test('on paper every column shows, and nothing that wants a click', async ({ page }) => {
  // The inner width of a landscape A4 sheet.
  await page.setViewportSize({ width: 1032, height: 703 });
  await page.goto('/company/AAPL');
  await takenOver(page);
  await page.emulateMedia({ media: 'print' });
  const table = page.locator('.financials-table');
  const all = await table.locator('thead tr:last-child > :not(:first-child)').allTextContents();
  expect(all).toContain('Terminal');
  expect(await headsInView(region(table))).toEqual(all);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Later years' })).toBeHidden();
});

/** The heads whose whole width lies between the names and the right edge. */
function headsInView(scroller: Locator): Promise<string[]> {
  return scroller.evaluate((element) => {
    const [name, ...heads] = element.querySelectorAll('thead tr:last-child > *');
    const left = name?.getBoundingClientRect().right ?? 0;
    const { right } = element.getBoundingClientRect();
    return heads
      .filter((head) => {
        const box = head.getBoundingClientRect();
        return box.width > 0 && box.left > left - 1 && box.right < right + 1;
      })
      .map((head) => head.textContent ?? '');
  });
}

/** Texts of which a part shows and a part doesn't, at many places of the way and wherever it rests. */
async function cutNumbers(scroller: Locator): Promise<string[]> {
  return scroller.evaluate(async (element) => {
    const scrolls = element as HTMLElement;
    const mirrored = getComputedStyle(scrolls).direction === 'rtl';
    const way = scrolls.scrollWidth - scrolls.clientWidth;
    const cut = new Set<string>(look());
    scrolls.style.scrollSnapType = 'none';
    for (let at = 0; at <= way; at += 23) {
      scrolls.scrollLeft = mirrored ? -at : at;
      for (const text of await lookWhenDrawn()) cut.add(`${text} at ${at} of ${way}`);
    }
    return [...cut];

    /** A busy machine draws the covers some frames after the scroll. */
    async function lookWhenDrawn(): Promise<string[]> {
      let seen: string[] = [];
      for (let frame = 0; frame < 8; frame++) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        seen = look();
        if (frame > 0 && seen.length === 0) break;
      }
      return seen;
    }

    function look(): string[] {
      const names = scrolls.querySelector('thead tr:last-child > *')?.getBoundingClientRect();
      const frame = scrolls.getBoundingClientRect();
      const left = cover('left')?.right ?? names?.right ?? frame.left;
      const right = cover('right')?.left ?? frame.right;
      return [...scrolls.querySelectorAll('td, thead tr:last-child th:not(:first-child)')]
        .map((cell) => ({ text: cell.textContent ?? '', box: textBox(cell) }))
        .filter(({ text, box }) => /\d/.test(text) && box.width > 0)
        .filter(({ box }) => box.right > left + 0.5 && box.left < right - 0.5)
        .filter(({ box }) => box.left < left - 0.5 || box.right > right + 0.5)
        .map(({ text }) => text);
    }
    function cover(side: 'left' | 'right'): DOMRect | undefined {
      const box = scrolls.querySelector(`.column-cover-${side}`)?.getBoundingClientRect();
      return box === undefined || box.width === 0 ? undefined : box;
    }
    /** The box of the printed characters; a button around them fills its cell. */
    function textBox(cell: Element): DOMRect {
      const printed = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT, (node) =>
        node.parentElement?.closest('.visually-hidden') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      );
      const range = document.createRange();
      const first = printed.nextNode() ?? cell;
      range.setStart(first, 0);
      let last: Node = first;
      while (printed.nextNode() !== null) last = printed.currentNode;
      range.setEndAfter(last);
      return range.getBoundingClientRect();
    }
  });
}
