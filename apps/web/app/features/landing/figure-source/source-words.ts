import type { FiledFigure } from '@tenfold/contract/landing';
import { anyRowOf, isAnyRowKey } from '@tenfold/domain/rows';

/** `Free cash flow`, where the table’s own label is short for it. */
export function rowName(key: string): string {
  return longNames[key] ?? (isAnyRowKey(key) ? anyRowOf(key).label : key);
}

const longNames: Readonly<Record<string, string>> = {
  freeCashFlow: 'Free cash flow',
  cashFlowFromOperatingActivities: 'Cash from operations',
  capex: 'Capital spending',
};

/** `2024`, `2024 Q3` */
export function columnName({ year, quarter }: Pick<FiledFigure, 'year' | 'quarter'>): string {
  return quarter === null ? String(year) : `${year} Q${quarter}`;
}

/** How a figure was made, in the names of its parts. */
export function madeOf(figure: Pick<FiledFigure, 'formula' | 'sources'>): string {
  if (figure.formula === null) return 'as filed';
  const names = figure.sources.map(({ rowKey }) => (rowKey === null ? null : rowName(rowKey).toLowerCase()));
  const [first, second] = names;
  const isDifference = names.length === 2 && figure.sources[1]?.sign === -1;
  return first && second && isDifference ? `${first} − ${second}` : figure.formula;
}

/** `NetCashProvidedBy…` as words that can wrap. */
export function wrappingTag(tag: string): string {
  return tag.replace(/([a-z])([A-Z])/g, '$1\u200b$2');
}
