import { ChartTable } from '../../../ui/chart/ChartTable.tsx';
import { readingsAt } from '../../../ui/chart/cursor/readings.ts';
import { periodLabel } from '../choices/period-label.ts';
import type { ChartView } from './chart-view.ts';
import { headingAt } from './PerformancePlot.tsx';
import type { PlottedSeries } from './plotted-series.ts';

export function ChartDataTable({
  view: { bands, request, cursorSteps },
  rendered,
  title,
}: {
  view: ChartView;
  rendered: readonly PlottedSeries[];
  title: string;
}) {
  const columns = rendered.map(({ name, rebased, unitLabel }) =>
    rebased ? `${name}, change` : `${name}, ${unitLabel}`,
  );
  return (
    <ChartTable caption={`${title}, ${periodLabel(request.period)}`} columns={columns}>
      {cursorSteps.map((day) => {
        const { band, all } = readingsAt(rendered, bands, day);
        return (
          <tr key={day}>
            <th scope="row">{headingAt(day, band)}</th>
            {all.map(({ series, point, text }) => (
              <td key={series.id} className="n">
                {text}
                {point?.forecast && <span className="faint"> forecast</span>}
                {point?.simulated && <span className="faint"> simulated</span>}
              </td>
            ))}
          </tr>
        );
      })}
    </ChartTable>
  );
}
