import { type MoreRows, type MoreRowsColumn, moreRows } from '@tenfold/contract/financials';
import { toWire } from '@tenfold/contract/wire';
import {
  annualColumnsShown,
  averageMoreRows,
  type FiledColumn,
  forwardPriceEarnings,
} from '@tenfold/domain/columns';
import { type MoreRowKey, moreRowKeys } from '@tenfold/domain/rows';
import type { NewDocument } from '../../platform/documents/index.ts';
import type { CompanyFigures } from './company-figures.ts';
import { quarterlyShown } from './prepare-financials.ts';

/** Raise the number whenever the same figures would make another document: older ones are then rebuilt. */
export const moreRowsDocument = 'more-rows.6';

export function prepareMoreRows(figures: CompanyFigures): NewDocument {
  const document = moreRows.parse(buildMoreRows(figures));
  return { kind: moreRowsDocument, body: JSON.stringify(toWire(moreRows, document)) };
}

export function buildMoreRows({
  listing,
  statements,
  annual,
  quarterly,
  ltm,
  ltmYearBefore,
  market,
  consensus,
}: CompanyFigures): MoreRows {
  const average = averageMoreRows(annual);
  return {
    symbol: listing.symbol,
    actual: annual.slice(-annualColumnsShown).map(toMoreRowsColumn),
    ltm: ltm === null ? [] : [toMoreRowsColumn(ltm)],
    ltmYearBefore: ltmYearBefore === null ? [] : [toMoreRowsColumn(ltmYearBefore)],
    quarterly: quarterly.slice(-quarterlyShown).map(toMoreRowsColumn),
    average: [
      {
        ...toMoreRowsColumn({ year: null, quarter: null, more: average.figures }),
        years: { ...average.years },
      },
    ],
    expected: consensus.map((expected) => {
      const { value, why, marks } = forwardPriceEarnings(expected, statements.reportedCurrency, market);
      return {
        year: expected.fiscalYear,
        forwardPriceEarningsRatio: value,
        why,
        analysts: expected.analysts,
        marks: [...marks],
      };
    }),
  };
}

function toMoreRowsColumn({
  year,
  quarter,
  more,
}: Pick<FiledColumn, 'year' | 'quarter' | 'more'>): MoreRowsColumn {
  const values = Object.fromEntries(moreRowKeys.map((key) => [key, more[key].value]));
  return {
    year,
    quarter,
    ...(values as Record<MoreRowKey, number | null>),
    why: Object.fromEntries(
      moreRowKeys.flatMap((key) => (more[key].why === null ? [] : [[key, more[key].why]])),
    ),
    marks: Object.fromEntries(
      moreRowKeys.flatMap((key) => (more[key].marks.length === 0 ? [] : [[key, [...more[key].marks]]])),
    ),
  };
}
