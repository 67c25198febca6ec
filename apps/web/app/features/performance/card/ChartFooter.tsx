import { memo } from 'react';
import { missingReasonLabel } from '../../../figures/missing-reason-label.ts';
import { PartSimulated } from '../../../figures/PartSimulated.tsx';
import { isBar, type PlotType, withData } from '../../../ui/chart/series/plot-series.ts';
import { Swatch } from '../../../ui/chart/series/Swatch.tsx';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { chartPeriods } from '../choices/chart-request.ts';
import { useChoices } from '../choices/chart-store.ts';
import { ChartDataTable } from '../plot/ChartDataTable.tsx';
import { missingSeries } from '../plot/chart-labels.ts';
import type { ChartView } from '../plot/chart-view.ts';
import { PriceScore, type Scored } from './PriceScore.tsx';

const periodChoices = chartPeriods.map((period) => ({ value: period, label: period }));

export const ChartFooter = memo(function ChartFooter({
  view,
  type,
  title,
  valuation,
}: {
  view: ChartView;
  type: PlotType;
  title: string;
  valuation: Scored;
}) {
  const period = useChoices((choices) => choices.period);
  const choose = useChoices((choices) => choices.choose);
  const { series, forecast, simulated, request } = view;
  const rendered = withData(series);
  return (
    <>
      {request.compare.length > 0 && (
        <ul className="chart-legend caption" aria-label="Legend">
          {rendered.map((one) => (
            <li key={one.id} className="row">
              <Swatch {...one.look} line={!isBar(one, rendered, type)} />
              {one.name}
            </li>
          ))}
        </ul>
      )}
      <div className="chart-foot">
        <span className="overline mobile-only">DATE RANGE</span>
        <span className="mobile-only">
          <PriceScore valuation={valuation} />
        </span>
        <Segmented
          className="needs-script"
          label="Date range"
          options={periodChoices}
          value={period}
          onChange={(chosen) => choose({ period: chosen })}
          small
        />
        <span className="chart-remarks">
          {simulated && <PartSimulated />}
          {forecast !== null && (
            <span className="swatch swatch-forecast caption">Forecast years are outlined in blue</span>
          )}
        </span>
      </div>
      {missingSeries(view).map(({ why, names }) => (
        <p key={why} className="caption">
          {names.join(', ')}: {missingReasonLabel(why)}
        </p>
      ))}
      {rendered.length > 0 && <ChartDataTable view={view} rendered={rendered} title={title} />}
    </>
  );
});
