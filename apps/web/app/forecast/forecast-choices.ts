import { forecastNames } from './forecast-labels.ts';
import type { PageForecast } from './page-forecast.ts';

/** Custom is offered once one exists. */
export function forecastChoices({ forecastType, analystsAvailable, customAvailable }: PageForecast) {
  const choices = [
    { value: 'averages', label: forecastNames.averages, disabled: false },
    { value: 'analysts', label: forecastNames.analysts, disabled: !analystsAvailable },
    { value: 'custom', label: forecastNames.custom, disabled: false },
  ] as const;
  return choices.filter(({ value }) => value !== 'custom' || customAvailable || forecastType === 'custom');
}
