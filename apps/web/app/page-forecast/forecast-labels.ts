import type { ForecastType } from '@tenfold/domain/forecast';
import type { OwnForecast } from './own-forecast.ts';

export const forecastNames = {
  averages: 'Averages',
  analysts: 'Analysts',
  custom: 'Custom',
} as const satisfies Record<ForecastType, string>;

export const forecastHelp: Readonly<Record<ForecastType, string>> = {
  averages: 'Averages: growth and margins continue at their ten-year average.',
  analysts: 'Analysts: consensus estimates of analysts covering the stock.',
  custom: 'Custom: an editable forecast used to compute fair value.',
};

/** What a chart and a card call the forecast: its own name, where it has one. */
export function forecastName({
  forecastType,
  own,
}: {
  forecastType: ForecastType;
  own?: Pick<OwnForecast, 'name'>;
}): string {
  return (forecastType === 'custom' ? own?.name : null) ?? forecastNames[forecastType];
}
