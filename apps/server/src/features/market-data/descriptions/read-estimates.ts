import type { EstimateFigures } from '../../company/index.ts';
import { isDay } from '../day.ts';
import { isRecord, type JsonRecord, parseJson } from '../json.ts';
import { readLine } from '../source-text.ts';

export interface ParsedEstimates {
  readonly asOf: string;
  readonly figures: EstimateFigures;
}

const mostRatings = 12;

/** By symbol; null for another kind of file; an empty entry is null. */
export function readEstimatesFile(text: string): Map<string, ParsedEstimates | null> | null {
  const root = parseJson(text);
  if (!isRecord(root) || !isRecord(root.tickers)) return null;
  return new Map(
    Object.entries(root.tickers).map(([symbol, entry]) => [
      symbol.toUpperCase(),
      readEstimates(entry, root.asOf),
    ]),
  );
}

function readEstimates(entry: unknown, fileAsOf: unknown): ParsedEstimates | null {
  if (!isRecord(entry)) return null;
  const asOf = isDay(entry.fetchedAt) ? entry.fetchedAt : fileAsOf;
  if (!isDay(asOf)) return null;
  const annual = isRecord(entry.annual) ? entry.annual : {};
  const figures: EstimateFigures = {
    currency: readLine(entry.currency),
    annual: [annual.fy0, annual.fy1].flatMap(expectedYear),
    epsHistory: toList(entry.history).flatMap(surprise),
    ratings: toList(entry.ratings).flatMap(rating).slice(0, mostRatings),
    nextDate: isDay(entry.nextDate) ? entry.nextDate : null,
  };
  return figures.annual.length + figures.epsHistory.length + figures.ratings.length === 0
    ? null
    : { asOf, figures };
}

function expectedYear(year: unknown): EstimateFigures['annual'] {
  if (!isRecord(year) || !isDay(year.endDate)) return [];
  const expected = {
    periodEnd: year.endDate,
    revenue: numberOf(year, 'revenue'),
    eps: numberOf(year, 'eps'),
    analysts: numberOf(year, 'analysts'),
  };
  if (expected.revenue === null && expected.eps === null) return [];
  return [{ ...expected, ...endOf(year, 'low'), ...endOf(year, 'high') }];
}

/** `revenueLow` and `epsLow`, where the file has one of them. */
function endOf<End extends 'low' | 'high'>(year: JsonRecord, end: End) {
  const key = end === 'low' ? 'Low' : 'High';
  const figures = { revenue: numberOf(year, `revenue${key}`), eps: numberOf(year, `eps${key}`) };
  return figures.revenue === null && figures.eps === null ? {} : { [end]: figures };
}

function surprise(quarter: unknown): EstimateFigures['epsHistory'] {
  if (!isRecord(quarter) || !isDay(quarter.quarter)) return [];
  const actual = numberOf(quarter, 'epsActual');
  const estimate = numberOf(quarter, 'epsEstimate');
  return actual === null || estimate === null ? [] : [{ quarterEnd: quarter.quarter, actual, estimate }];
}

function rating(rated: unknown): EstimateFigures['ratings'] {
  if (!isRecord(rated) || !isDay(rated.date)) return [];
  const firm = readLine(rated.firm);
  const to = readLine(rated.to);
  return firm === null || to === null ? [] : [{ firm, date: rated.date, to }];
}

function numberOf(record: JsonRecord, key: string): number | null {
  const value = record[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
