import { type Browser, chromium, type Page } from '@playwright/test';
import {
  chartListens,
  clickToDrawn,
  dragCursor,
  drawBareLines,
  type Probe,
  watchChart,
} from './in-page/chart-probe.ts';
import type { Running } from './processes.ts';
import { heading, line } from './report.ts';

/** Two daily lines of each of three companies: more points than one line of four companies. */
const choices = {
  type: 'line',
  mode: 'absolute',
  indicators: ['stockPrice', 'averageMarketCap'],
  compare: ['GOOGL', 'MSFT'],
};
const loads = 9;
const clicks = 12;
const frames = 240;

/** Ten years of days drawn, a setting changed, the cursor dragged. */
export async function benchCharts(product: Running): Promise<void> {
  heading('The performance chart in a browser, 1512 wide');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const drawn: number[] = [];
    for (let load = 0; load < loads; load += 1) drawn.push(await drawTenYears(browser, product.origin));
    await measureOnePage(browser, product.origin, drawn);
  } finally {
    await browser.close();
  }
}

/** From the answer to the picture, on a fresh page that showed one year. */
async function drawTenYears(browser: Browser, origin: string): Promise<number> {
  const page = await openChart(browser, origin, '1Y');
  await page.evaluate(clickToDrawn, '10Y');
  const { answered, drawn } = await page.evaluate(() => (window as unknown as { probe: Probe }).probe);
  await page.context().close();
  return drawn - answered;
}

async function measureOnePage(browser: Browser, origin: string, drawn: readonly number[]): Promise<void> {
  const page = await openChart(browser, origin, '1Y');
  await page.evaluate(clickToDrawn, '10Y');
  const points = Number(await page.locator('.plot-cursor').first().getAttribute('aria-valuemax')) + 1;
  const lines = choices.indicators.length * (choices.compare.length + 1);
  const bare: number[] = [];
  for (let turn = 0; turn < loads; turn += 1)
    bare.push(await page.evaluate(drawBareLines, { lines, points }));
  const shapes = `${lines} lines of ${points.toLocaleString('en-US')} days`;
  line(
    `${shapes}, answer to drawn`,
    spread(drawn),
    `aim: 50 ms; bare lines ${spread(bare)}, ${times(drawn, bare)}`,
  );

  const changes: number[] = [];
  for (let turn = 0; turn < clicks; turn += 1)
    changes.push(await page.evaluate(clickToDrawn, turn % 2 === 0 ? 'Rebased' : 'Absolute'));
  line(
    'a setting changed, click to drawn',
    spread(changes),
    `aim: a frame, 16.7 ms; ${times(changes, bare)}`,
  );

  const idle = await page.evaluate(dragCursor, { frames, move: false });
  const dragged = await page.evaluate(dragCursor, { frames, move: true });
  line(
    'the cursor dragged, frames a second',
    dragged.framesPerSecond.toFixed(1),
    `aim: 60; ${(dragged.framesPerSecond / idle.framesPerSecond).toFixed(2)} of an empty loop; worst frame ${dragged.worstFrame.toFixed(1)} ms (empty ${idle.worstFrame.toFixed(1)})`,
  );
  line('the cursor dragged, work of a move', `${dragged.work.toFixed(2)} ms`);
  await page.context().close();
}

async function openChart(browser: Browser, origin: string, range: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1512, height: 950 } });
  const value = encodeURIComponent(JSON.stringify({ ...choices, range }));
  await context.addCookies([{ name: 'chart', value, url: `${origin}/company` }]);
  const page = await context.newPage();
  await page.addInitScript(watchChart);
  await page.goto(`${origin}/company/AAPL`, { waitUntil: 'networkidle' });
  // A reader moves before the first click: the chart's script waits for that.
  await page.locator('.performance-card').hover();
  await page.waitForFunction(chartListens);
  return page;
}

/** Median and maximum. */
function spread(all: readonly number[]): string {
  return `${middle(all).toFixed(0)}–${Math.max(...all).toFixed(0)} ms`;
}

function times(all: readonly number[], floor: readonly number[]): string {
  return `${(middle(all) / middle(floor)).toFixed(1)} times the bare lines`;
}

function middle(all: readonly number[]): number {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
}
