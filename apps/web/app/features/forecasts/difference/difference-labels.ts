import type { ComparedForecast, ForecastDifference } from '@tenfold/contract/forecasts';
import { forecastNames } from '../../../page-forecast/forecast-labels.ts';

export function sideName({ kind, name }: ComparedForecast): string {
  if (kind === 'averages' || kind === 'analysts') return forecastNames[kind];
  return kind === 'shared' ? `${name ?? ''} (shared)` : (name ?? '');
}

/** What else two values differ by, beside lines and rates. */
export function otherName(group: ForecastDifference['others'][number]['group']): string {
  switch (group) {
    case 'ownFigures':
      return 'Own figures';
    case 'interest':
      return 'Interest added back';
    case 'method':
      return 'Valuation method';
    default:
      return 'Other figures';
  }
}
