import { ChartTwin } from '../../ui/chart/ChartTwin.tsx';
import { readingsAt } from '../../ui/chart/readings.ts';
import { unitWords } from '../../ui/unit-words.ts';
import { headingAt } from './PerformancePlot.tsx';
import type { Picture } from './picture.ts';
import type { PlottedSeries } from './plotted-series.ts';

/** The picture as a table: what the cursor reads at the end of each year, month, week, day or hour. */
export function PictureTwin({
  picture: { bands, request, strides },
  drawn,
  title,
}: {
  picture: Picture;
  drawn: readonly PlottedSeries[];
  title: string;
}) {
  const columns = drawn.map(({ name, unit, rebased, currency }) =>
    rebased ? `${name}, change` : `${name}, ${unitWords(unit, currency ?? '')}`,
  );
  return (
    <ChartTwin caption={`${title}, ${request.range}`} columns={columns}>
      {strides.map((day) => {
        const { band, all } = readingsAt(drawn, bands, day);
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
    </ChartTwin>
  );
}
