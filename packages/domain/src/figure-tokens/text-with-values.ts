import { type LookupUnit, printNumber } from '../figure-lookup/index.ts';
import { splitTokens, tokenName } from './token-grammar.ts';

interface StatedFigure {
  readonly token: string;
  readonly value: number;
  readonly unit: LookupUnit;
  readonly currency: string | null;
}

/**
 * A text with the values of its figures, where nothing can be opened: for search engines, charts and files.
 *
 * @example `Sold {AAPL FY2024 revenue}.` is `Sold $391.0 billion.`
 */
export function textWithValues(text: string, figures: readonly StatedFigure[] = []): string {
  if (figures.length === 0) return text;
  const named = new Map(figures.map((figure) => [figure.token.toLowerCase(), figure]));
  return splitTokens(text)
    .map(({ text: shown, token }) => {
      const figure = token === null ? undefined : named.get(tokenName(token).toLowerCase());
      return figure === undefined ? shown : printNumber(figure.value, figure.unit, figure.currency);
    })
    .join('');
}
