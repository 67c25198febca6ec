import type { Column } from '@tenfold/domain/columns';
import { formatMillions, formatPerShare } from '@tenfold/domain/format';
import type { RowKey } from '@tenfold/domain/rows';
import type { CompanyFigures } from './company-figures.ts';

export function describeKeyFacts({ listing, statements, annual }: CompanyFigures): string | null {
  const last = annual.at(-1);
  const currency = statements.reportedCurrency;
  if (last === undefined || last.year === null || currency === null) return null;
  const parts = [
    describe(last, 'revenue', (value) => `revenue of ${millions(currency, value)}`),
    describe(last, 'netIncome', (value) =>
      value < 0
        ? `a net loss of ${millions(currency, -value)}`
        : `net income of ${millions(currency, value)}`,
    ),
    describe(last, 'freeCashFlow', (value) =>
      value < 0
        ? `a free cash outflow of ${millions(currency, -value)}`
        : `free cash flow of ${millions(currency, value)}`,
    ),
    describe(last, 'earningsPerShare', (value) =>
      value < 0
        ? `a loss per share of ${currency} ${formatPerShare(-value)}`
        : `diluted earnings per share of ${currency} ${formatPerShare(value)}`,
    ),
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  const list = new Intl.ListFormat('en-GB').format(parts);
  return `In fiscal ${last.year} ${listing.shortName} reported ${list}.`;
}

function describe(column: Column, row: RowKey, words: (value: number) => string): string | null {
  const { value } = column.figures[row];
  return value === null ? null : words(value);
}

function millions(currency: string, value: number): string {
  return `${currency} ${formatMillions(value)} million`;
}
