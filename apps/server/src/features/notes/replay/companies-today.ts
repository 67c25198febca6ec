import type { CompanyOverview } from '@tenfold/contract/company';
import type { AccountId } from '@tenfold/contract/ids';
import { paymentsOf } from '@tenfold/domain/market';
import type { CompanyToday } from '@tenfold/domain/note-replay';
import type { ChartData } from '@tenfold/domain/performance';
import { lastDay } from '@tenfold/domain/periods';
import type { Deps } from '../../../platform/deps.ts';
import { findCloses, findOverviews, listSplitsOf } from '../../company/index.ts';
import { findFinancials } from '../../financials/index.ts';
import {
  findForecastFigures,
  listNewestForecasts,
  type NewestForecast,
  valueOfForecast,
} from '../../forecasts/index.ts';
import { performanceDocument } from '../../performance/index.ts';
import { companyOf, type Known } from './known.ts';
import { twelveMonthsOf } from './twelve-months.ts';

export interface NoteCompany {
  /** What a note written now would keep. */
  readonly known: Known;
  readonly today: CompanyToday;
  readonly newestFiling: CompanyOverview['newestFiling'];
}

type TodayDeps = Pick<Deps, 'db' | 'documents' | 'config' | 'clock'>;

/** Three queries for any number of notes and companies; the rest is in documents. Without those that have no figures. */
export async function listCompaniesToday(
  deps: TodayDeps,
  owner: AccountId,
  symbols: readonly string[],
): Promise<Map<string, NoteCompany>> {
  const [overviews, splits, forecasts] = await Promise.all([
    findOverviews(deps, symbols),
    listSplitsOf(deps.db, symbols),
    listNewestForecasts(deps.db, owner, symbols),
  ]);
  const companies = await Promise.all(
    [...overviews].map(async ([symbol, overview]): Promise<[string, NoteCompany]> => {
      const onFile = { overview, splits: splits.get(symbol) ?? [], forecast: forecasts.get(symbol) ?? null };
      return [symbol, await companyToday(deps, symbol, onFile)];
    }),
  );
  return new Map(companies);
}

interface OnFile {
  readonly overview: CompanyOverview;
  readonly splits: CompanyToday['splits'];
  readonly forecast: NewestForecast | null;
}

async function companyToday(
  { documents, clock }: TodayDeps,
  symbol: string,
  { overview, splits, forecast }: OnFile,
): Promise<NoteCompany> {
  const { currency, stockPrice, lastTradeTime, quote, newestFiling } = overview;
  const prices = await findCloses(documents, symbol);
  const closes = prices?.closes ?? [];
  const performance = await documents.find(symbol, performanceDocument);
  const chartData = performance?.value((json) => json as ChartData) ?? null;
  const table = await findFinancials(documents, symbol);
  const counted = [newestFiling?.filed, closes.at(-1)?.day, prices?.lastSplit].filter((day) => day != null);
  const known: Known = {
    knownAt: clock.now().toISOString(),
    currency,
    price: stockPrice,
    priceTime: lastTradeTime,
    priceKind: quote?.kind ?? null,
    splitsUntil: lastDay(counted),
    figures: table && twelveMonthsOf(table),
    model:
      forecast === null
        ? firstModelOf(overview)
        : await ownModelOf(documents, symbol, forecast, lastTradeTime?.slice(0, 10) ?? null),
  };
  return {
    known,
    newestFiling,
    today: {
      ...companyOf(known, true),
      closes,
      splits,
      priceIsSimulated:
        quote?.kind === 'replay' || (quote?.kind === 'close' && (closes.at(-1)?.simulated ?? false)),
      findPayments: chartData && paymentsOf(chartData.dividends, chartData.payments),
    },
  };
}

async function ownModelOf(
  documents: Deps['documents'],
  symbol: string,
  forecast: NewestForecast,
  day: string | null,
): Promise<Known['model']> {
  const { id, name, version, method } = forecast;
  const figures = await findForecastFigures(documents, symbol);
  const value =
    figures === null
      ? ({ valuePerShare: null, why: 'no_history' } as const)
      : valueOfForecast(forecast, figures, day);
  return { forecastId: id, name, version, method, ...value };
}

/** The value the company’s page shows first. */
function firstModelOf({ value }: CompanyOverview): Known['model'] {
  if (value === null) return null;
  const { method, valuePerShare, why } = value;
  return { forecastId: null, name: null, version: null, method, valuePerShare, why };
}
