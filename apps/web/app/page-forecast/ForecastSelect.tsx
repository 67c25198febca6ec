import { Select } from '../ui/controls/Select.tsx';
import { chooseForecast, forecastChoice, forecastChoices } from './forecast-choices.ts';
import type { PageForecast } from './page-forecast.ts';

export function ForecastSelect({ model }: { model: PageForecast }) {
  return (
    <Select
      label="Forecast"
      choices={forecastChoices(model)}
      value={forecastChoice(model)}
      onChange={(choice) => chooseForecast(model, choice)}
      forecast
    />
  );
}
