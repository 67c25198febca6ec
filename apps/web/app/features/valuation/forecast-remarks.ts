import { forecastHelp } from '../../ui/forecast-words.ts';
import type { Model } from './model.ts';

/** What the chosen forecast rests on, and why the others cannot be chosen. */
export function forecastRemarks({ chosenType, analystsAvailable, customAvailable }: Model): string[] {
  const absent = [
    !analystsAvailable && 'Analysts: there are no estimates for this company.',
    !customAvailable && 'Custom: there is no custom forecast of this company yet.',
  ];
  return [chosenWords(chosenType), ...absent.filter((reason) => reason !== false)];
}

function chosenWords(type: Model['chosenType']): string {
  if (type === null) return 'No forecast is chosen: Calculate uses averages.';
  return type === 'custom' ? `${forecastHelp.custom} Here: capex grows as revenue does.` : forecastHelp[type];
}
