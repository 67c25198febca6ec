import { type Page, test as unheard } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { looks } from '../looks.ts';
import { expect, takenOver, test } from '../watched-page.ts';

interface QuoteReply {
  readonly price: number;
  readonly change: number;
  readonly kind: 'trade' | 'replay';
  readonly ago: number;
}

/** The company with changing quotes; null: the server does not answer. */
async function answerQuotes(page: Page, nextQuote: () => QuoteReply | null): Promise<void> {
  const onFile = await (await page.request.get('/api/v1/company/AAPL')).json();
  await page.route('**/api/v1/company/AAPL', (route) => {
    const news = nextQuote();
    if (news === null) return route.abort();
    const time = new Date(Date.now() - news.ago).toISOString();
    const company = {
      ...onFile,
      stock_price: news.price,
      stock_price_change: news.change,
      last_trade_time: time,
      latest_update: time,
      quote: {
        source: 'test quotes',
        kind: news.kind,
        delay_minutes: 15,
        stale_from: new Date(Date.parse(time) + 300_000).toISOString(),
        simulated: news.kind === 'replay',
      },
    };
    return route.fulfill({ json: company });
  });
}

const header = (page: Page) => page.locator('.company-quote');
const shown = (page: Page) => header(page).locator('.company-price strong');

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.colorScheme });

    test('a price updates in place: nothing moves, nothing is announced', async ({ page }) => {
      let price = 271.49;
      await answerQuotes(page, () => ({ price, change: 0.0197, kind: 'replay', ago: 0 }));
      await page.goto('/company/AAPL');
      await takenOver(page);
      await expect(shown(page)).toHaveText('271.49');
      await expect(header(page)).toContainText('Demo price');
      // The value follows the day of the first quote a little later, and its centred figures with it.
      await expect(page.getByText('Valued at')).not.toContainText('Aug 21, 2026');
      await page.evaluate(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift' });
      });
      price = 271.52;
      await expect(shown(page)).toHaveText('271.52');
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
      await expect(header(page).locator('[aria-live], [role="status"], [role="alert"]')).toHaveCount(0);
    });

    test('axe finds nothing on a replayed and on a stale price', async ({ page }) => {
      let ago = 0;
      await answerQuotes(page, () => ({ price: 271.49, change: -0.0197, kind: 'replay', ago }));
      await page.goto('/company/AAPL');
      await takenOver(page);
      await expect(header(page)).toContainText('Simulated');
      const findings = () => axeFindings(page, { part: '.company-header', advice: true });
      expect(await findings()).toEqual([]);
      ago = 3_600_000;
      await expect(header(page)).toContainText('Stale');
      expect(await findings()).toEqual([]);
    });
  });
}

test('a price renders the price again, not the page and not the table', async ({ page }) => {
  let price = 271.49;
  await answerQuotes(page, () => ({ price, change: 0.0197, kind: 'trade', ago: 0 }));
  await page.goto('/company/AAPL');
  await takenOver(page);
  // The value follows the day of the first quote, and all cards that show it.
  await expect(page.getByText('Valued at')).not.toContainText('Aug 21, 2026');
  const rendered = (isFirst: boolean) =>
    page.evaluate((first) => {
      // React gives an element new props whenever the component around it is rendered again.
      const propsOf = (element: Element) => {
        const name = Object.keys(element).find((key) => key.startsWith('__reactProps'));
        return (element as unknown as Record<string, object>)[name ?? ''];
      };
      const seen = window as unknown as { props: Record<string, object | undefined> };
      const parts = [
        '.company-page',
        '.financials',
        '.financials-scroll',
        '.edit-bar',
        '.company-price strong',
      ];
      const now = Object.fromEntries(
        parts.map((part) => [part, propsOf(document.querySelector(part) as Element)]),
      );
      if (first) seen.props = now;
      return parts.filter((part) => now[part] !== seen.props[part]);
    }, isFirst);
  expect(await rendered(true)).toEqual([]);
  for (const next of [271.52, 271.6]) {
    price = next;
    await expect(shown(page)).toHaveText(next.toFixed(2));
  }
  expect(await rendered(false)).toEqual(['.company-price strong']);
});

test("New York's clock ticks every second", async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T15:00:00Z') });
  await page.goto('/company/AAPL');
  await takenOver(page);
  await page.clock.runFor(1_000);
  const clock = header(page).locator('.company-clock');
  const before = await clock.textContent();
  await page.clock.runFor(1_000);
  await expect(clock).not.toHaveText(before ?? '');
});

test("a price shows its source's delay and its age", async ({ page }) => {
  await answerQuotes(page, () => ({ price: 271.49, change: 0, kind: 'trade', ago: 20 * 60_000 }));
  await page.goto('/company/AAPL');
  await takenOver(page);
  await expect(header(page)).toContainText('Test quotes, delayed 15 min · 20 min ago');
});

unheard('a page that hears nothing keeps its last price and lets it grow old', async ({ page }) => {
  let silent = false;
  await answerQuotes(page, () =>
    silent ? null : { price: 271.49, change: 0, kind: 'replay', ago: 295_000 },
  );
  await page.goto('/company/AAPL');
  await takenOver(page);
  await expect(shown(page)).toHaveText('271.49');
  silent = true;
  await expect(header(page)).toContainText('Stale', { timeout: 20_000 });
  await expect(shown(page)).toHaveText('271.49');
});
