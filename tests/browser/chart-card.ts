import type { Locator, Page } from '@playwright/test';
import { httpApi } from '@tenfold/contract/call';
import { getChart } from '@tenfold/contract/chart';
import { seriesIn } from '@tenfold/contract/chart/chart-series';
import type { Period } from '@tenfold/domain/series';
import { expect, takenOver } from './watched-page.ts';

/** The performance card as a person uses it. */
export interface ChartCard {
  readonly card: Locator;
  /** Announces the values at a date; the arrow keys move it. */
  readonly cursor: Locator;
  readonly plotted: Locator;
  button(name: string): Locator;
  panel(): Locator;
  /** Announced values by name: `Stock price` is `132.01 USD per share, simulated`. */
  spoken(): Promise<Spoken>;
}

export interface Spoken {
  readonly heading: string;
  readonly values: ReadonlyMap<string, string>;
}

export async function openChart(page: Page, path = '/company/AAPL'): Promise<ChartCard> {
  await page.goto(path);
  await takenOver(page);
  return chartCard(page);
}

export function chartCard(page: Page): ChartCard {
  const card = page.locator('.performance-card');
  const cursor = card.getByRole('slider', { name: /Values at a date/ }).filter({ visible: true });
  return {
    card,
    cursor,
    plotted: card.getByRole('list', { name: 'Plotted' }),
    button: (name) => card.getByRole('button', { name, exact: true }).filter({ visible: true }),
    panel: () => page.getByRole('dialog'),
    spoken: async () => spokenOf((await cursor.getAttribute('aria-valuetext')) ?? ''),
  };
}

/** Takes the figures away that a chart begins with. */
export async function plotPriceAlone({ plotted }: ChartCard): Promise<void> {
  for (const name of ['Diluted EPS', 'FCF per share', 'Revenue', 'FCF'])
    await plotted.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
}

/** @returns the address that “Copy link to this chart” leaves in the clipboard, which the test is allowed to read */
export async function copyLink(page: Page): Promise<string> {
  await chartCard(page).button('Chart menu').click();
  await page.getByRole('button', { name: 'Copy link to this chart' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

function spokenOf(text: string): Spoken {
  const [heading = '', ...parts] = text.split('. ');
  return {
    heading,
    values: new Map(parts.map((part) => part.split(': ') as [string, string])),
  };
}

export interface DatedValue {
  readonly date: string;
  readonly value: number;
}

export async function pricesFromApi(page: Page, symbol: string, period: string): Promise<DatedValue[]> {
  const reply = await page.request.get(`/api/v1/company/${symbol}/stock/${period}`);
  const { points } = (await reply.json()) as { points: { datetime: string; value: number }[] };
  return points.map(({ datetime, value }) => ({ date: datetime, value }));
}

/** Prices of a company that everyone may compare with Apple. */
export async function comparedPricesFromApi(
  page: Page,
  symbol: string,
  period: Period,
): Promise<readonly DatedValue[]> {
  const chart = await httpApi({ baseUrl: new URL(page.url()).origin }).call(getChart, {
    params: { symbol: 'AAPL', period },
    body: { indicators: ['stockPrice'], compare: [symbol] },
  });
  return seriesIn(chart).find((series) => series.symbol === symbol)?.points ?? [];
}

export async function figuresFromApi(page: Page, symbol: string, indicator: string): Promise<DatedValue[]> {
  const reply = await page.request.post(`/api/v1/company/${symbol}/chart/10Y`, {
    data: { indicators: [indicator] },
  });
  return ((await reply.json()) as { series: { points: DatedValue[] }[] }).series[0]?.points ?? [];
}

/** The cursor at the first and at the last day says what the API has for them. */
export async function expectFirstAndLast(
  { cursor, spoken }: ChartCard,
  points: readonly DatedValue[],
): Promise<void> {
  for (const [key, point] of [
    ['Home', points[0]],
    ['End', points.at(-1)],
  ] as const) {
    await cursor.press(key);
    const { heading, values } = await spoken();
    expect(dayIn(heading)).toBe(point?.date.slice(0, 10));
    expect(values.get('Stock price')).toContain(point?.value.toFixed(2));
  }
}

export function valueOn(points: readonly DatedValue[], day: string): number {
  return points.findLast(({ date }) => date.slice(0, 10) <= day)?.value ?? Number.NaN;
}

/** `FY 2021 · Jul 19, 2021` is 2021-07-19. */
export function dayIn(heading: string): string {
  const text = /[A-Z][a-z]{2} \d{1,2}, \d{4}/.exec(heading)?.[0] ?? '';
  return new Date(`${text} UTC`).toISOString().slice(0, 10);
}
