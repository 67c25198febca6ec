import { memo } from 'react';
import { drawnOf, isBar, type PlotType } from '../../ui/chart/plot-series.ts';
import { Swatch } from '../../ui/chart/Swatch.tsx';
import { PartSimulated } from '../../ui/PartSimulated.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { whyText } from '../../ui/why-text.ts';
import { ranges } from './chart-request.ts';
import { useChoices } from './chart-store.ts';
import { PictureTwin } from './PictureTwin.tsx';
import { PriceScore, type Scored } from './PriceScore.tsx';
import type { Picture } from './picture.ts';
import { notDrawn } from './picture-words.ts';

const rangeChoices = ranges.map((range) => ({ value: range, label: range }));

/** Under the picture: the period, what the marks mean, what could not be drawn, and all of it as a table. */
export const ChartFoot = memo(function ChartFoot({
  picture,
  type,
  title,
  valuation,
}: {
  picture: Picture;
  type: PlotType;
  title: string;
  valuation: Scored;
}) {
  const range = useChoices((choices) => choices.range);
  const choose = useChoices((choices) => choices.choose);
  const { series, forecast, simulated, request } = picture;
  const drawn = drawnOf(series);
  return (
    <>
      {request.compare.length > 0 && (
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
        <span className="mobile-only">
          <PriceScore valuation={valuation} />
        </span>
        <Segmented
          className="needs-script"
          label="Date range"
          options={rangeChoices}
          value={range}
          onChange={(chosen) => choose({ range: chosen })}
          small
        />
        <span className="chart-remarks">
          {simulated && <PartSimulated />}
          {forecast !== null && (
            <span className="swatch swatch-forecast caption">Forecast years are outlined in blue</span>
          )}
        </span>
      </div>
      {notDrawn(picture).map(({ why, names }) => (
        <p key={why} className="caption">
          {names.join(', ')}: {whyText(why)}
        </p>
      ))}
      {drawn.length > 0 && <PictureTwin picture={picture} drawn={drawn} title={title} />}
    </>
  );
});
