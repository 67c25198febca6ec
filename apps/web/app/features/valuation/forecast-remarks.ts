import { forecastHelp } from '../../ui/forecast-words.ts';
import { methodName } from './method-names.ts';
import type { Model } from './model.ts';

/** What the chosen forecast rests on, and why the others cannot be chosen. */
export function forecastRemarks({ usesForecast, result, chosenType, analystsAvailable }: Model): string[] {
  if (!usesForecast) return [`${methodName(result)} doesn’t use a cash flow forecast.`];
  const absent = [
    !analystsAvailable && 'Analysts: there are no estimates for this company.',
    'Custom: there is no custom forecast of this company yet.',
  ];
  return [chosenWords(chosenType), ...absent.filter((reason) => reason !== false)];
}

function chosenWords(type: Model['chosenType']): string {
  return type === null ? 'No forecast is chosen: Calculate uses averages.' : forecastHelp[type];
}
