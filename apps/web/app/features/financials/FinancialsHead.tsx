import { forecastChoices } from '../../ui/forecast-choices.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { PickBox } from '../../ui/PickBox.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { AboutForecasts } from './AboutForecasts.tsx';
import { periodChoices, typeChoices, viewChoices } from './choices.ts';
import type { ForecastModel } from './model.ts';
import { useFinancialsPeriod, useFinancialsType, useFinancialsView } from './settings.ts';

/** The card's title and controls on a desktop. */
export function FinancialsHead({
  id,
  scale,
  model,
  onFilters,
}: {
  id: string;
  /** What the figures are counted in. */
  scale: string;
  model: ForecastModel;
  onFilters: () => void;
}) {
  const type = useFinancialsType();
  const period = useFinancialsPeriod();
  const view = useFinancialsView();
  return (
    <div className="card-head financials-head">
      <div>
        <h2 id={id}>Financials</h2>
        <p className="caption">{scale}</p>
      </div>
      <div className="push row row-wrap desktop-only">
        <Segmented label="View type" options={typeChoices} value={type.value} onChange={type.choose} />
        <PickBox label="Periods" choices={periodChoices} value={period.value} onChange={period.choose} />
        <PickBox label="View" choices={viewChoices} value={view.value} onChange={view.choose} />
        {model.columns.length > 0 && period.value === 'annual' && (
          <>
            <PickBox
              label="Forecast"
              choices={forecastChoices(model)}
              value={model.forecastType}
              onChange={model.setForecastType}
              forecast
            />
            <AboutForecasts />
          </>
        )}
        <IconButton icon="settings" label="Filters" onClick={onFilters} />
      </div>
    </div>
  );
}
