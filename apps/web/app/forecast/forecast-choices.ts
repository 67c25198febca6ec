import type { ForecastType } from '@tenfold/domain/forecast';
import { forecastNames } from './forecast-labels.ts';

interface Model {
  readonly forecastType: ForecastType;
  readonly analystsAvailable: boolean;
  readonly customAvailable?: boolean;
}

/** What every forecast menu offers. Custom is offered once there is one: the calculator can continue as custom. */
export function forecastChoices({ forecastType, analystsAvailable, customAvailable }: Model) {
  const choices = [
    { value: 'averages', label: forecastNames.averages, disabled: false },
    { value: 'analysts', label: forecastNames.analysts, disabled: !analystsAvailable },
    { value: 'custom', label: forecastNames.custom, disabled: false },
  ] as const;
  return choices.filter(({ value }) => value !== 'custom' || customAvailable || forecastType === 'custom');
}
