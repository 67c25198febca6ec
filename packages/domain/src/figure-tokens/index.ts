/** Figures named within texts, `{AAPL FY2024 revenue}`: their grammar, and what each names. */

export { resolveToken, type TokenFigure, type TokenResolution } from './resolve-token.ts';
export { textWithValues } from './text-with-values.ts';
export {
  type FigureToken,
  periodOf,
  splitTokens,
  type TextPart,
  tokenName,
  tokensIn,
} from './token-grammar.ts';
export { findTokenLine, type TokenLine, tokenLines } from './token-lines.ts';
