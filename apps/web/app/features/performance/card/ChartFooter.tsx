import { memo } from 'react';
import type { PlotType } from '../../../ui/chart/series/plot-series.ts';
import { Segmented, type SegmentedOption } from '../../../ui/controls/Segmented.tsx';
import { type ChartPeriod, chartPeriods } from '../choices/chart-request.ts';
import { useChoices } from '../choices/chart-store.ts';
import { ChartLegend, ChartRemarks, ChartValues } from '../lazy-parts.ts';
import type { ViewInput } from '../plot/chart-view.ts';
import { PeriodMenu } from './PeriodMenu.tsx';
import type { Scored } from './PriceScore.tsx';
import { PriceScore } from './PriceScore.tsx';

const periodChoices: readonly SegmentedOption<ChartPeriod>[] = chartPeriods.map((period) => ({
  value: period,
  label: period,
}));

export const ChartFooter = memo(function ChartFooter({
  input,
  type,
  title,
  valuation,
  onDates,
}: {
  input: ViewInput;
  type: PlotType;
  title: string;
  valuation: Scored;
  onDates: () => void;
}) {
  return (
    <>
      <ChartLegend input={input} type={type} />
      <div className="chart-foot">
        <span className="overline mobile-only">DATE RANGE</span>
        <div className="mobile-only">
          <PriceScore valuation={valuation} />
        </div>
        <ChartRange onDates={onDates} />
        <span className="chart-remarks">
          <ChartRemarks input={input} />
        </span>
      </div>
      <ChartValues input={input} title={title} />
    </>
  );
});

export function ChartRange({ onDates }: { onDates: () => void }) {
  const { period, choose } = useChoices((choices) => choices);
  return (
    <div className="chart-range needs-script">
      <Segmented
        label="Date range"
        options={periodChoices}
        value={period}
        onChange={(chosen) => choose({ period: chosen })}
        small
      />
      <PeriodMenu onDates={onDates} />
    </div>
  );
}
