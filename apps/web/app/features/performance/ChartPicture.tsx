import { Button } from '../../ui/Button.tsx';
import type { PlotType } from '../../ui/chart/plot-series.ts';
import { drawnOf } from '../../ui/chart/plot-series.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useNarrow } from '../../ui/use-narrow.ts';
import { PerformancePlot } from './PerformancePlot.tsx';
import type { Picture } from './picture.ts';
import { pictureWords } from './picture-words.ts';
import { narrow, wide } from './plot-sizes.ts';
import type { Chart } from './use-chart.ts';

/** The picture, drawn for the window there is; before that is known for both, and the style sheet shows one. */
export function ChartPicture({
  picture,
  chart: { waiting, failure, retry, wake },
  type,
  title,
}: {
  picture: Picture;
  chart: Chart;
  type: PlotType;
  title: string;
}) {
  const isNarrow = useNarrow();
  const empty = drawnOf(picture.series).length === 0;
  const plot = { picture, type, label: pictureWords(picture, title), onWake: wake };
  return (
    <>
      <div className="performance-picture">
        {isNarrow !== true && (
          <div className="desktop-only">
            <PerformancePlot {...plot} size={wide} />
          </div>
        )}
        {isNarrow !== false && (
          <div className="mobile-only">
            <PerformancePlot {...plot} size={narrow} />
          </div>
        )}
        {empty && failure === null && (
          <div className="performance-empty muted">
            {waiting ? <Skeleton height="100%" /> : emptyWords(picture)}
          </div>
        )}
      </div>
      {failure !== null && (
        <Notice
          tone="warn"
          title="The chart could not be loaded."
          action={
            <Button size="sm" onClick={retry}>
              Try again
            </Button>
          }
        >
          {failure} {!empty && 'What is shown is the last that was.'}
        </Notice>
      )}
    </>
  );
}

function emptyWords({ request }: Picture): string {
  return request.indicators.length === 0 ? 'Choose a row to plot it.' : 'There is nothing to draw here.';
}
