import { chooseForecast, forecastChoice, forecastChoices } from '../../../forecast/forecast-choices.ts';
import type { PageForecast } from '../../../forecast/page-forecast.ts';
import { Select } from '../../../ui/controls/Select.tsx';
import { AboutForecasts } from './AboutForecasts.tsx';
import { useFinancialsBasis } from './settings.ts';

/** Which forecast follows the fiscal years; quarters have none. */
export function ForecastPicker({ model }: { model: PageForecast }) {
  const period = useFinancialsBasis();
  if (model.columns.length === 0 || period.value !== 'annual') return null;
  return (
    <>
      <Select
        label="Forecast"
        choices={forecastChoices(model)}
        value={forecastChoice(model)}
        onChange={(choice) => chooseForecast(model, choice)}
        forecast
      />
      <AboutForecasts />
    </>
  );
}
