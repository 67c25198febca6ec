import { forecastNames } from '../../ui/forecast-words.ts';
import type { ForecastModel } from './model.ts';

/** What the controls of the card offer, the same on a desktop, on a phone and in the filters. */
export const typeChoices = [
  { value: 'table', label: 'Table', icon: 'table' },
  { value: 'chart', label: 'Chart', icon: 'bar' },
] as const;

export const periodChoices = [
  { value: 'annual', label: 'Annual' },
  { value: 'quarterly', label: 'Quarterly' },
] as const;

export const viewChoices = [
  { value: 'extended', label: 'Extended' },
  { value: 'condensed', label: 'Condensed' },
] as const;

/** Custom is offered once there is one: the calculator can continue as custom. */
export function forecastChoices({ forecastType, analystsAvailable, customAvailable }: ForecastModel) {
  const choices = [
    { value: 'averages', label: forecastNames.averages, disabled: false },
    { value: 'analysts', label: forecastNames.analysts, disabled: !analystsAvailable },
    { value: 'custom', label: forecastNames.custom, disabled: false },
  ] as const;
  return choices.filter(({ value }) => value !== 'custom' || customAvailable || forecastType === 'custom');
}
