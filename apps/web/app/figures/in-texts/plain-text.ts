import type { TextFigure } from '@tenfold/contract/financials';
import { splitTokens, tokenName } from '@tenfold/domain/figure-tokens';
import { figureInText } from './figure-words.ts';

/** A text with the values of its figures, where nothing can be opened: for search engines. */
export function plainText(text: string, figures: readonly TextFigure[]): string {
  if (figures.length === 0) return text;
  const named = new Map(figures.map((figure) => [figure.token.toLowerCase(), figure]));
  return splitTokens(text)
    .map(({ text: shown, token }) => {
      const figure = token === null ? undefined : named.get(tokenName(token).toLowerCase());
      return figure === undefined ? shown : figureInText(figure.value, figure);
    })
    .join('');
}
