import type { Financials } from '@tenfold/contract/financials';
import type { RowMeasure } from '@tenfold/domain/rows';
import { useMemo } from 'react';
import { measuredColumns } from '../columns/measured-columns.ts';
import { inDensity } from '../columns/shown-columns.ts';
import type { TableColumn } from '../columns/table-column.ts';
import { failedChecks } from '../quality/failed-checks.ts';
import { FinancialsTable, type OpenSource } from '../table/FinancialsTable.tsx';
import { surprisesByColumn } from '../table/surprises.ts';
import { FinancialsLegend } from './FinancialsLegend.tsx';
import type { FinancialsMode } from './FinancialsMobileHead.tsx';
import { type FinancialsView as Density, useHighlights } from './settings.ts';

interface Props {
  symbol: string;
  label: string;
  financials: Pick<Financials, 'fiscalYearEnd' | 'forecastBase' | 'quality' | 'surprises'>;
  /** With those that condensed leaves out. */
  columns: readonly TableColumn[];
  view: Density;
  inView: number;
  all: boolean;
  measure: RowMeasure;
  mode: FinancialsMode;
  onOpen: OpenSource;
}

export function FinancialsView({ financials, columns: given, view, measure, ...table }: Props) {
  const { beats, versus } = useHighlights();
  const isValues = measure === 'values';
  const columns = useMemo(() => inDensity(measuredColumns(given, measure), view), [given, measure, view]);
  const surprises = useMemo(() => surprisesByColumn(columns, financials.surprises), [columns, financials]);
  const analysts = useMemo(() => analystCounts(financials.forecastBase), [financials]);
  const failed = useMemo(() => failedChecks(financials.quality), [financials]);
  return (
    <>
      <FinancialsLegend compared={surprises.size > 0 && isValues} />
      <FinancialsTable
        {...table}
        columns={columns}
        fiscalYearEnd={financials.fiscalYearEnd}
        surprises={surprises}
        analysts={analysts}
        beats={beats && isValues}
        versus={versus && isValues}
        rates={!isValues}
        failed={failed}
      />
    </>
  );
}

/** How many analysts estimate each fiscal year. */
function analystCounts(base: Financials['forecastBase']): ReadonlyMap<number, number> {
  const counted = base?.consensus.filter(({ analysts }) => analysts !== null) ?? [];
  return new Map(counted.map(({ fiscalYear, analysts }) => [fiscalYear, analysts ?? 0]));
}
