import type { ForecastType } from '@tenfold/domain/forecast';

export const forecastNames = {
  averages: 'Averages',
  analysts: 'Analysts',
  custom: 'Custom',
} as const satisfies Record<ForecastType, string>;

export const forecastHelp: Readonly<Record<ForecastType, string>> = {
  averages:
    'Averages: based on historical growth rates (CAGR) and average margins for the last 10 years or the maximum available.',
  analysts: 'Analysts: consensus estimates of analysts covering the stock.',
  custom: 'Custom: an editable forecast used to compute fair value.',
};
