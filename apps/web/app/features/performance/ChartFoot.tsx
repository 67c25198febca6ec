import { memo } from 'react';
import { ChartTwin } from '../../ui/chart/ChartTwin.tsx';
import { Swatch } from '../../ui/chart/Swatch.tsx';
import { PartSimulated } from '../../ui/PartSimulated.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { unitWords } from '../../ui/unit-words.ts';
import { whyText } from '../../ui/why-text.ts';
import { ranges } from './chart-request.ts';
import { type ChartType, useChartRange } from './chart-settings.ts';
import type { Picture } from './picture.ts';
import { isBar } from './plot-layout.ts';
import type { PlottedSeries } from './plotted-series.ts';
import { readingsAt } from './readings.ts';
import { twinDays } from './twin-days.ts';

const rangeChoices = ranges.map((range) => ({ value: range, label: range }));

/** Under the picture: the period, what the marks mean, what could not be drawn, and all of it as a table. */
export const ChartFoot = memo(function ChartFoot({
  picture,
  type,
  title,
}: {
  picture: Picture;
  type: ChartType;
  title: string;
}) {
  const range = useChartRange();
  const { series, forecast, simulated, request } = picture;
  const drawn = series.filter(({ points }) => points.length > 0);
  const comparing = request.compare.length > 0;
  return (
    <>
      {comparing && (
        <ul className="chart-legend caption" aria-label="Legend">
          {drawn.map((one) => (
            <li key={one.id} className="row">
              <Swatch {...one.look} line={!isBar(one, drawn, type)} />
              {one.name}
            </li>
          ))}
        </ul>
      )}
      <div className="chart-foot">
        <span className="overline mobile-only">DATE RANGE</span>
        <Segmented
          className="needs-script"
          label="Date range"
          options={rangeChoices}
          value={range.value}
          onChange={range.choose}
          small
        />
        <span className="chart-remarks">
          {simulated && <PartSimulated />}
          {forecast !== null && (
            <span className="swatch swatch-forecast caption">Forecast years are outlined in blue</span>
          )}
        </span>
      </div>
      {series
        .filter(({ why, points }) => why !== null && points.length === 0)
        .map(({ id, name, why }) => (
          <p key={id} className="caption">
            {name}: {whyText(why)}
          </p>
        ))}
      {drawn.length > 0 && <PictureTwin picture={picture} drawn={drawn} title={title} />}
    </>
  );
});

function PictureTwin({
  picture: { bands, request },
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
      {twinDays(drawn, bands, request.range).map((day) => {
        const { heading, all } = readingsAt(drawn, bands, day);
        return (
          <tr key={day}>
            <th scope="row">{heading}</th>
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
