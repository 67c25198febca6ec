import { type MethodId, methodNameInSentence } from '@tenfold/domain/valuation';
import { ofShare, type StateAs, usual } from './tool-figure.ts';

interface FairValues {
  readonly symbol: string;
  readonly currency: string;
  readonly asOf: string | null;
  readonly results?: readonly { readonly method: MethodId; readonly valuePerShare?: number | null }[];
}

/** Their assumptions stand beside them: with others they are others. */
export function withValueIds(content: FairValues, state: StateAs): object {
  const { symbol, currency, asOf, results } = content;
  if (results === undefined) return content;
  const named = results.map((result) => {
    const { method, valuePerShare: value } = result;
    if (typeof value !== 'number') return result;
    const figure = {
      ...usual,
      symbol,
      key: 'fairValue',
      name: `fair value per share by ${methodNameInSentence(method)}, at a required return of 10% and without growth after the forecast`,
      phrases: ['fair value per share', 'value per share', 'fair value'],
      value,
      unit: 'perShare',
      currency,
      asOf,
      family: ofShare,
    } as const;
    return { ...state(figure), ...result };
  });
  return { ...content, results: named };
}
