import type { ReactNode } from 'react';
import { SegmentedField } from '../ui/controls/SegmentedField.tsx';
import { forecastTypeChoices } from './forecast-choices.ts';
import type { PageForecast } from './page-forecast.ts';

/** In a panel of filters; nothing where no forecast can be made. */
export function ForecastTypeField({ model, children }: { model: PageForecast; children?: ReactNode }) {
  if (model.columns.length === 0) return null;
  return (
    <SegmentedField
      label="Forecast"
      options={forecastTypeChoices(model)}
      value={model.forecastType}
      onChange={model.setForecastType}
    >
      {children}
    </SegmentedField>
  );
}
