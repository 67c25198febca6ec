import type { EstimatedFigures, EstimateFigures } from '../../../company/index.ts';
import { dayOf } from '../../day.ts';
import type { ParsedEstimates } from '../../descriptions/read-estimates.ts';
import { isRecord, type JsonRecord } from '../../json.ts';
import { readLine } from '../../source-text.ts';
import { dateOf, numberOf } from './read-values.ts';

const mostRatings = 12;

export function readConsensus(answer: unknown, today: string): ParsedEstimates | null {
  const modules = recordOf(answer);
  const trend = toRecords(recordOf(modules.earningsTrend).trend);
  const years = ['0y', '+1y'].map((period) => recordOf(trend.find((one) => one.period === period)));
  const figures: EstimateFigures = {
    currency: readLine(recordOf(years[0]?.earningsEstimate).earningsCurrency),
    annual: years.flatMap(expectedYear),
    epsHistory: toRecords(recordOf(modules.earningsHistory).history).flatMap(surprise),
    ratings: toRecords(recordOf(modules.upgradeDowngradeHistory).history)
      .flatMap(rating)
      .slice(0, mostRatings),
    meanTarget: amountOf(recordOf(modules.financialData).targetMeanPrice),
    nextDate: nextDateOf(recordOf(recordOf(modules.calendarEvents).earnings).earningsDate),
  };
  return figures.annual.length === 0 ? null : { asOf: today, figures };
}

function expectedYear({ endDate, revenueEstimate, earningsEstimate }: JsonRecord): EstimateFigures['annual'] {
  const periodEnd = dayIn(endDate);
  const revenue = recordOf(revenueEstimate);
  const eps = recordOf(earningsEstimate);
  const expected = { revenue: amountOf(revenue.avg), eps: amountOf(eps.avg) };
  if (periodEnd === null || (expected.revenue === null && expected.eps === null)) return [];
  const [low, high] = (['low', 'high'] as const).map((end) => ({
    revenue: amountOf(revenue[end]),
    eps: amountOf(eps[end]),
  }));
  return [
    {
      periodEnd,
      ...expected,
      analysts: amountOf(eps.numberOfAnalysts),
      ...(isKnown(low) && { low }),
      ...(isKnown(high) && { high }),
    },
  ];
}

function isKnown(figures: EstimatedFigures | undefined): figures is EstimatedFigures {
  return figures !== undefined && (figures.revenue !== null || figures.eps !== null);
}

function surprise({ quarter, epsActual, epsEstimate }: JsonRecord): EstimateFigures['epsHistory'] {
  const quarterEnd = dayIn(quarter);
  const actual = amountOf(epsActual);
  const estimate = amountOf(epsEstimate);
  return quarterEnd === null || actual === null || estimate === null
    ? []
    : [{ quarterEnd, actual, estimate }];
}

function rating({ epochGradeDate, firm, toGrade }: JsonRecord): EstimateFigures['ratings'] {
  const date = dayIn(epochGradeDate);
  const by = readLine(firm);
  const to = readLine(toGrade);
  return date === null || by === null || to === null ? [] : [{ firm: by, date, to }];
}

function nextDateOf(dates: unknown): string | null {
  return Array.isArray(dates) ? dayIn(dates[0]) : null;
}

function amountOf(value: unknown): number | null {
  return numberOf(isRecord(value) ? value.raw : value);
}

function dayIn(value: unknown): string | null {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] ?? null;
  const date = dateOf(isRecord(value) && !(value instanceof Date) ? value.raw : value);
  return date === null ? null : dayOf(date);
}

function recordOf(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

function toRecords(value: unknown): JsonRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
