import type { TextFigure } from '@tenfold/contract/financials';
import { can } from '@tenfold/contract/policy/rights';
import { type FigureToken, tokenName, tokensIn } from '@tenfold/domain/figure-tokens';
import { AppError, type CallContext } from '../../../platform/http/index.ts';
import type { QuotaDeps } from '../../billing/index.ts';
import { CompanyFiguresCache } from '../company-figures-cache.ts';
import { describeFigure } from './describe-figure.ts';

/** More than a text needs: each may open a company. */
const mostInText = 30;

/** Figures that people name within texts, with the rights of who writes. */
export class TextFigures {
  readonly #deps: Pick<QuotaDeps, 'quota'>;
  readonly #figures: CompanyFiguresCache;

  constructor(deps: Pick<QuotaDeps, 'db' | 'quota'>) {
    this.#deps = deps;
    this.#figures = new CompanyFiguresCache(deps.db);
  }

  /**
   * What the tokens of a text name, each once. One that names nothing, or what its writer may not see, stays text: a text
   * is never refused for it.
   */
  async freeze(text: string, writer: CallContext<'viewer'>, now: Date): Promise<TextFigure[]> {
    const named = new Map(tokensIn(text).map((token) => [tokenName(token).toLowerCase(), token]));
    const found: TextFigure[] = [];
    for (const token of [...named.values()].slice(0, mostInText)) {
      const figure = await this.#find(token, writer, now);
      if (figure !== null) found.push(figure);
    }
    return found;
  }

  async #find(token: FigureToken, writer: CallContext<'viewer'>, now: Date): Promise<TextFigure | null> {
    const { symbol } = token;
    if (!can(writer.person, 'seeHistory', { symbol })) return null;
    const figures = await this.#figures.find(symbol);
    if (figures === null) return null;
    try {
      await this.#deps.quota.recordView(writer, symbol);
    } catch (cause) {
      if (cause instanceof AppError) return null;
      throw cause;
    }
    const { figure } = describeFigure(figures, token);
    return figure && { ...figure, statedAt: now.toISOString(), restated: null };
  }
}
