import type { SavedForecast } from '@tenfold/contract/forecasts';
import type { Content } from './content.ts';

export function contentOf(saved: Pick<SavedForecast, keyof Content>): Content {
  const { startsFrom, baseYear, values, requiredReturn, terminalGrowth, method, leverage, ownFigures } =
    saved;
  return {
    startsFrom,
    baseYear,
    values: values as Content['values'],
    requiredReturn,
    terminalGrowth,
    method,
    leverage,
    ownFigures: ownFigures as Content['ownFigures'],
  };
}
