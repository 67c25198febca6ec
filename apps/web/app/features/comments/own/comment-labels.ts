import type { CellComment } from '@tenfold/contract/comments';
import { formatPrice } from '@tenfold/domain/format';
import { formatDay } from '../../../figures/format-day.ts';
import { rowLabel } from './cell-name.ts';

/** `Capex, 2025`; `Margin, ten-year average`. */
export function cellLabelOf({ field, column }: Pick<CellComment, 'field' | 'column'>): string {
  return `${rowLabel(field)}, ${columnLabel(column)}`;
}

export function columnLabel(column: string): string {
  return column === 'averages' ? 'ten-year average' : column.replace('-', ' ');
}

/** Null for a column of filings. */
export function forecastLabel(comment: Pick<CellComment, 'forecast' | 'forecastName' | 'isForecastDeleted'>) {
  const { forecast, forecastName, isForecastDeleted } = comment;
  if (forecast === null) return null;
  if (forecast === 'averages') return 'Averages';
  if (forecast === 'analysts') return 'Analysts';
  return isForecastDeleted ? `${forecastName} (deleted)` : (forecastName ?? 'Custom');
}

/** The reader's own day. */
export function writtenLabel({ createdAt }: Pick<CellComment, 'createdAt'>): string {
  return new Date(createdAt).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
}

export function timeLabel(time: string): string {
  return new Date(time).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}

/** `price 270.04`; null without one. */
export function priceLabel(comment: CellComment): string | null {
  const { price, priceCurrency, splitFactor, isPriceSimulated } = comment;
  if (price === null) return null;
  const currency = priceCurrency === 'USD' ? '' : ` ${priceCurrency}`;
  const name = isPriceSimulated ? 'simulated price' : 'price';
  const now = splitFactor === 1 ? '' : `, ${formatPrice(price / splitFactor)} in today’s shares`;
  return `${name} ${formatPrice(price)}${currency}${now}`;
}

/**
 * LTM, averages and Terminal are other figures after each filing.
 *
 * @param periodEnd of the column as the page shows it
 */
export function movedLabel({ column, filedUntil }: CellComment, periodEnd: string | null): string | null {
  if (filedUntil === null || periodEnd === null || filedUntil === periodEnd) return null;
  return `Written on ${columnLabel(column)} as of filings to ${formatDay(filedUntil)}.`;
}
