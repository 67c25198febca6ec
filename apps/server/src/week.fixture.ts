import { finishedSession, sessionBy } from '@tenfold/domain/market-hours';
import { daysAfter } from '@tenfold/domain/periods';
import type { Close } from '@tenfold/domain/prices';
import { quarterlyReport } from './features/financials/filings.fixture.ts';
import type { QuoteProvider } from './features/market-data/quotes/provider.ts';
import type { Clock } from './platform/clock/index.ts';

/** Friday to Friday; on its Sunday New York's clocks go back. */
export const week = {
  from: '2026-10-30',
  days: ['2026-10-30', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06'],
  split: { effective: '2026-11-02', ratio: 2 },
  dividend: { exDate: '2026-11-04', amount: 0.3 },
  filed: '2026-11-05',
} as const;

/** In the shares of that day. */
export function closeOn(day: string): number {
  const since = (Date.parse(day) - Date.parse('2015-01-01')) / 86_400_000;
  return (20 + since / 200) / splitUpTo(day);
}

/** A source of real prices, at any time of the week: it trades up and down around the close of the day. */
export function weekSource(clock: Clock): QuoteProvider {
  const pace = { watched: 2_000, recent: 60_000, rest: 60_000 };
  return {
    name: 'test source',
    simulated: false,
    pace: { open: pace, closed: pace, symbolsAtOnce: 50, intraday: 60_000 },
    async quotes() {
      const { day, opens, closes } = sessionBy(clock.now());
      const tradedAt = new Date(Math.min(clock.now().getTime(), closes.getTime()));
      const share = (tradedAt.getTime() - opens.getTime()) / (closes.getTime() - opens.getTime());
      const price = closeOn(day) * (1 + 0.03 * Math.sin(3 * Math.PI * share));
      const tick = { price, previousClose: null, tradedAt, currency: 'USD', delayMinutes: 0 };
      return new Map([['ACME', tick]]);
    },
    async history(_, from) {
      const until = finishedSession(clock.now()).day;
      const dividends = [2024, 2025, 2026].map((year) => ({
        exDate: `${year}-05-11`,
        amount: 0.5 / splitUpTo(until),
      }));
      return {
        currency: 'USD',
        closes: closesUntil(until, from),
        dividends: dividends.filter(({ exDate }) => exDate >= from),
        splits: [],
      };
    },
    intraday: async () => ({ currency: null, sessions: [] }),
    estimates: null,
    rates: null,
  };
}

/** The closes a source has after that session: all in its shares. */
export function closesUntil(until: string, from: string): Close[] {
  const closes: Close[] = [];
  for (let day = from; day <= until; day = daysAfter(day, 1)) {
    if (new Date(day).getUTCDay() % 6 === 0) continue;
    const close = (closeOn(day) * splitUpTo(day)) / splitUpTo(until);
    closes.push({ day, close, simulated: false });
  }
  return closes;
}

function splitUpTo(day: string): number {
  return day < week.split.effective ? 1 : week.split.ratio;
}

/** Filed on Thursday in the new shares: earnings a tenth above those of the year before. */
export const thirdQuarter = quarterlyReport(1001, 2026, 3, {
  Revenues: 2_000,
  NetIncomeLoss: 240,
  EarningsPerShareDiluted: 1.2,
  WeightedAverageNumberOfDilutedSharesOutstanding: 200,
  NetCashProvidedByUsedInOperatingActivities: 400,
  PaymentsToAcquirePropertyPlantAndEquipment: 100,
  Assets: 4_000,
  Liabilities: 2_400,
  StockholdersEquity: 1_600,
}).map((fact) => ({ ...fact, filed: week.filed }));
