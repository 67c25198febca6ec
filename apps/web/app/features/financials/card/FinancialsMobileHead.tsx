import type { ForecastType } from '@tenfold/domain/forecast';
import { useState } from 'react';
import type { TableComments } from '../../../figures/table-comments.ts';
import { forecastTypeChoices } from '../../../page-forecast/forecast-choices.ts';
import { forecastHelp } from '../../../page-forecast/forecast-labels.ts';
import type { PageForecast } from '../../../page-forecast/page-forecast.ts';
import { SavedForecastSelect } from '../../../page-forecast/SavedForecastSelect.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { useFinancialsType } from './settings.ts';

export type FinancialsMode = 'financials' | 'forecast';

const editableHint =
  'You can edit default forecast based on averages or analysts consensus and use it to calculate fair value based on your assumptions';

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
  comments,
}: {
  scale: string;
  mode: FinancialsMode;
  onMode: (mode: FinancialsMode) => void;
  model: PageForecast;
  onFilters: () => void;
  comments: TableComments | undefined;
}) {
  const type = useFinancialsType();
  const other = type.value === 'table' ? 'chart' : 'table';
  const [asksCustom, askCustom] = useState(false);
  const { own } = model;
  // Open to somebody who has none yet: it says how one is made.
  const hasNone = own?.isKnown === true && own.saved.length === 0 && !own.hasUnnamed;
  const isCustom = model.forecastType === 'custom' || (asksCustom && hasNone);
  const forecasts = forecastTypeChoices(model).map(({ value, label, disabled }) => ({
    value,
    label: label.toUpperCase(),
    disabled: disabled && !(value === 'custom' && hasNone),
  }));
  const choose = (type: ForecastType) => {
    askCustom(type === 'custom');
    model.setForecastType(type);
  };
  return (
    <div className="financials-mobile-head mobile-only">
      <div className="row row-between">
        {model.columns.length > 0 && (
          <Segmented label="Mode" options={modes} value={mode} onChange={onMode} small />
        )}
        <span className="row push">
          {type.value === 'table' && comments?.loaded?.phoneButton}
          <IconButton
            icon={other === 'chart' ? 'bar' : 'table'}
            label={`Show ${other}`}
            onClick={() => type.choose(other)}
          />
          <IconButton icon="settings" label="Settings" onClick={onFilters} />
        </span>
      </div>
      {own && own.saved.length > 0 && model.columns.length > 0 && (
        <SavedForecastSelect
          saved={own.saved}
          savedId={mode === 'forecast' ? own.savedId : null}
          choose={(id) => {
            own.choose(id);
            onMode('forecast');
          }}
        />
      )}
      {mode === 'forecast' && (
        <>
          <Segmented
            label="Forecast"
            options={forecasts}
            value={isCustom ? 'custom' : model.forecastType}
            onChange={choose}
            small
            block
          />
          <p className="caption">{isCustom ? editableHint : forecastHelp[model.forecastType]}</p>
        </>
      )}
      <p className="caption">{scale}</p>
    </div>
  );
}
