import { missingReasonLabel } from '../../../figures/missing-reason-label.ts';
import { PartSimulated } from '../../../figures/PartSimulated.tsx';
import { Replayed } from '../../../figures/Replayed.tsx';
import { isBar, type PlotType, withData } from '../../../ui/chart/series/plot-series.ts';
import { SimulatedSwatch, Swatch } from '../../../ui/chart/series/Swatch.tsx';
import { ChartDataTable } from './ChartDataTable.tsx';
import { missingSeries } from './chart-labels.ts';
import { chartViewOf, type ViewInput } from './chart-view.ts';

interface Props {
  input: ViewInput;
}

export function ChartLegend({ input, type }: Props & { type: PlotType }) {
  const { series, request } = chartViewOf(input);
  const rendered = withData(series);
  if (request.compare.length === 0) return null;
  return (
    <ul className="chart-legend caption" aria-label="Legend">
      {rendered.map((one) => (
        <li key={one.id} className="row">
          <Swatch {...one.look} line={!isBar(one, series, type)} />
          {one.name}
        </li>
      ))}
    </ul>
  );
}

export function ChartRemarks({ input }: Props) {
  const { simulated, forecast } = chartViewOf(input);
  return (
    <>
      {simulated !== null && (
        <span className="chart-simulated caption row">
          <SimulatedSwatch />
          Fine dashes: simulated
          {simulated === 'wholly' ? <Replayed /> : <PartSimulated />}
        </span>
      )}
      {forecast !== null && (
        <span className="swatch swatch-forecast caption">Forecast years are outlined in blue</span>
      )}
    </>
  );
}

export function ChartValues({ input, title }: Props & { title: string }) {
  const view = chartViewOf(input);
  const rendered = withData(view.series);
  return (
    <>
      {missingSeries(view).map(({ why, names }) => (
        <p key={why} className="caption">
          {names.join(', ')}: {missingReasonLabel(why)}
        </p>
      ))}
      {rendered.length > 0 && <ChartDataTable view={view} rendered={rendered} title={title} />}
    </>
  );
}
