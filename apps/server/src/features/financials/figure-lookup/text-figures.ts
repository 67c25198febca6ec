import type { TextFigure } from '@tenfold/contract/financials';
import { can } from '@tenfold/contract/policy/rights';
import { tokenName, tokensIn } from '@tenfold/domain/figure-tokens';
import { AppError, type CallContext } from '../../../platform/http/index.ts';
import type { QuotaDeps } from '../../billing/index.ts';
import type { CompanyFigures } from '../company-figures.ts';
import type { CompanyFiguresCache } from '../company-figures-cache.ts';
import { describeFigure } from './describe-figure.ts';

/** More than a text needs: each may open a company. */
const mostInText = 30;

/** Figures that people name within texts, with the rights of who writes. */
export class TextFigures {
  readonly #deps: Pick<QuotaDeps, 'quota'>;
  readonly #figures: CompanyFiguresCache;

  constructor(deps: Pick<QuotaDeps, 'quota'>, figures: CompanyFiguresCache) {
    this.#deps = deps;
    this.#figures = figures;
  }

  /**
   * What the tokens of a text name, each once. One that names nothing, or what its writer may not see, stays text: a text
   * is never refused for it.
   */
  async freeze(text: string, writer: CallContext<'viewer'>, now: Date): Promise<TextFigure[]> {
    const named = new Map(tokensIn(text).map((token) => [tokenName(token).toLowerCase(), token]));
    const tokens = [...named.values()].slice(0, mostInText);
    const opened = new Map<string, CompanyFigures | null>();
    for (const symbol of new Set(tokens.map((token) => token.symbol))) {
      opened.set(symbol, await this.open(symbol, writer));
    }
    return tokens.flatMap((token) => {
      const company = opened.get(token.symbol) ?? null;
      const figure = company && describeFigure(company, token).figure;
      return figure === null ? [] : [{ ...figure, statedAt: now.toISOString(), restated: null }];
    });
  }

  /** Counts as opening the company. Null where the writer may not. */
  async open(symbol: string, writer: CallContext<'viewer'>): Promise<CompanyFigures | null> {
    if (!can(writer.person, 'seeHistory', { symbol })) return null;
    const figures = await this.#figures.find(symbol);
    if (figures === null) return null;
    try {
      await this.#deps.quota.recordView(writer, symbol);
      return figures;
    } catch (cause) {
      if (cause instanceof AppError) return null;
      throw cause;
    }
  }
}
