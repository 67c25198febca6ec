import { forecastChoices } from '../../../forecast/forecast-choices.ts';
import { forecastHelp } from '../../../forecast/forecast-labels.ts';
import type { PageForecast } from '../../../forecast/page-forecast.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { useFinancialsType } from './settings.ts';

export type FinancialsMode = 'financials' | 'forecast';

const modes = [
  { value: 'financials', label: 'FINANCIALS' },
  { value: 'forecast', label: 'FORECAST' },
] as const;

export function FinancialsMobileHead({
  scale,
  mode,
  onMode,
  model,
  onFilters,
}: {
  scale: string;
  mode: FinancialsMode;
  onMode: (mode: FinancialsMode) => void;
  model: PageForecast;
  onFilters: () => void;
}) {
  const type = useFinancialsType();
  const other = type.value === 'table' ? 'chart' : 'table';
  const forecasts = forecastChoices(model).map((choice) => ({
    ...choice,
    label: choice.label.toUpperCase(),
  }));
  return (
    <div className="financials-mobile-head mobile-only">
      <div className="row row-between">
        {model.columns.length > 0 && (
          <Segmented label="Mode" options={modes} value={mode} onChange={onMode} small />
        )}
        <span className="row push">
          <IconButton
            icon={other === 'chart' ? 'bar' : 'table'}
            label={`Show ${other}`}
            onClick={() => type.choose(other)}
          />
          <IconButton icon="settings" label="Settings" onClick={onFilters} />
        </span>
      </div>
      {mode === 'forecast' && (
        <>
          <Segmented
            label="Forecast"
            options={forecasts}
            value={model.forecastType}
            onChange={model.setForecastType}
            small
            block
          />
          <p className="caption">{forecastHelp[model.forecastType]}</p>
        </>
      )}
      <p className="caption">{scale}</p>
    </div>
  );
}
