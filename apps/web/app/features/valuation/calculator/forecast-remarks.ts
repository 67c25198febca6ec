import type { MethodId } from '@tenfold/domain/valuation';
import { forecastHelp } from '../../../forecast/forecast-labels.ts';
import { methodName } from '../labels/method-names.ts';
import type { Model } from '../model/model.ts';

export function forecastRemarks({ usesForecast, result, chosenType, analystsAvailable }: Model): string[] {
  if (!usesForecast) return [`${methodName(result)} doesn’t use a cash flow forecast.`];
  const absent = [
    !analystsAvailable && 'Analysts: there are no estimates for this company.',
    'Custom: there is no custom forecast for this company yet.',
  ];
  return [chosenWords(chosenType, result.method), ...absent.filter((reason) => reason !== false)];
}

function chosenWords(type: Model['chosenType'], method: MethodId): string {
  if (type === null) return 'No forecast chosen. Calculate uses averages.';
  const years = method === 'fcfFiveYears' ? '5 years' : '10 years';
  return forecastHelp[type].replace('10 years', years);
}
