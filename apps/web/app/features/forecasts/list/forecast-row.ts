import type { OwnForecast } from '@tenfold/contract/forecasts';
import type { ForecastId } from '@tenfold/contract/ids';
import { formatDay } from '../../../figures/format-day.ts';
import { formatMoney } from '../../../figures/format-money.ts';
import { noPriceLabel } from '../../../figures/no-price-label.ts';

/** A saved forecast as the list shows it. */
export interface ForecastRow {
  readonly id: ForecastId;
  readonly name: string;
  readonly symbol: string;
  readonly company: string;
  /** `From averages · 5 versions` */
  readonly madeFrom: string;
  readonly shareToken: string | null;
  readonly value: string;
  readonly price: string;
  /** Value / price - 1. */
  readonly against: number | null;
  /** In place of a value: why there is none; null with one. */
  readonly noValue: string | null;
  /** Required return and terminal growth. */
  readonly rates: string;
  readonly filing: string | null;
  /** The form of the newest filing, where it came after the last edit. */
  readonly filedSince: string | null;
  readonly updatedAt: string;
  readonly edited: string;
}

export interface RowLabels {
  day(moment: Date): string;
  rate(rate: number): string;
  noValue(why: NonNullable<OwnForecast['why']>, rates: Record<string, number>): string;
}

export function toForecastRow(forecast: OwnForecast, labels: RowLabels): ForecastRow {
  const { id, name, symbol, currency, requiredReturn, terminalGrowth, newestFilingThen } = forecast;
  const since = forecast.newestFiling;
  return {
    id,
    name,
    symbol,
    company: forecast.companyName,
    shareToken: forecast.shareToken,
    madeFrom: madeFromLabel(forecast),
    value: formatMoney(forecast.valuePerShare, currency),
    price: forecast.stockPrice === null ? noPriceLabel : formatMoney(forecast.stockPrice, currency),
    against: forecast.valueAgainstPrice,
    noValue: noValueLabel(forecast, labels),
    rates: `${labels.rate(requiredReturn)} / ${labels.rate(terminalGrowth)}`,
    filing: newestFilingThen && `${newestFilingThen.form}, ${formatDay(newestFilingThen.filed)}`,
    filedSince: since !== null && since.accession !== newestFilingThen?.accession ? since.form : null,
    updatedAt: forecast.updatedAt,
    edited: labels.day(new Date(forecast.updatedAt)),
  };
}

function madeFromLabel({ copiedFrom, startsFrom, versions }: OwnForecast): string {
  return `From ${copiedFrom ?? startsFrom} · ${versions} ${versions === 1 ? 'version' : 'versions'}`;
}

function noValueLabel(
  { valueVisible, why, requiredReturn, terminalGrowth }: OwnForecast,
  labels: RowLabels,
): string | null {
  if (!valueVisible) return 'Locked: no companies left this month';
  return why && `No value: ${labels.noValue(why, { requiredReturn, terminalGrowth })}`;
}
