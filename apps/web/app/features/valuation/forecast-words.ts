import type { ForecastType } from '@tenfold/domain/forecast';
import type { Model } from './model.ts';

export const forecastNames: Readonly<Record<ForecastType, string>> = {
  averages: 'Averages',
  analysts: 'Analysts',
  custom: 'Custom',
};

const help: Readonly<Record<ForecastType, string>> = {
  averages:
    'Averages: based on historical growth rates (CAGR) and average margins for the last 10 years or the maximum available.',
  analysts: 'Analysts: consensus estimates of analysts covering the stock.',
  custom: 'Custom: an editable forecast used to compute fair value. Here: capex grows as revenue does.',
};

/** What the chosen forecast rests on, and why the others cannot be chosen. */
export function forecastHelp({ chosenType, analystsAvailable, customAvailable }: Model): string[] {
  const chosen = chosenType === null ? 'No forecast is chosen: Calculate uses averages.' : help[chosenType];
  const absent = [
    !analystsAvailable && 'Analysts: there are no estimates for this company.',
    !customAvailable && 'Custom: there is no custom forecast of this company yet.',
  ];
  return [chosen, ...absent.filter((reason) => reason !== false)];
}
