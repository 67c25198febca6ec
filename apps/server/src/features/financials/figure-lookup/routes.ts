import { checkFigures, getFigure } from '@tenfold/contract/financials';
import { tokensIn } from '@tenfold/domain/figure-tokens';
import type { FastifyInstance } from 'fastify';
import { type CallContext, serve } from '../../../platform/http/index.ts';
import { type CompanyDeps, CompanyNames } from '../../company/index.ts';
import type { CompanyFigures } from '../company-figures.ts';
import type { CompanyFiguresCache } from '../company-figures-cache.ts';
import { checkText } from './check-text.ts';
import { describeFigure } from './describe-figure.ts';
import { TextFigures } from './text-figures.ts';

interface LookedUpCompany {
  readonly figures: CompanyFiguresCache;
  /** Read for a day, where one is given. */
  findHistory(
    symbol: string,
    asOf: string | undefined,
    viewer: CallContext<'viewer'>,
  ): Promise<CompanyFigures>;
}

/** Figures that somebody names, or types in a text. */
export function registerFigureLookup(
  app: FastifyInstance,
  deps: CompanyDeps,
  company: LookedUpCompany,
): void {
  const texts = new TextFigures(deps, company.figures);
  const names = new CompanyNames();

  serve(app, getFigure, async ({ params: { symbol, period, line }, query: { asOf } }, viewer) => {
    const figures = await company.findHistory(symbol, asOf, viewer);
    const [token] = tokensIn(`{${symbol} ${period} ${line}}`);
    return token === undefined
      ? { figure: null, why: 'no_such_line' as const }
      : describeFigure(figures, token);
  });

  serve(app, checkFigures, async ({ body: { text, companies } }, person) => {
    const writer = { ...person };
    return checkText(text, {
      about: companies,
      names: names.of(await deps.live.listings.withFigures()),
      // Nobody chose to open a company by typing a number.
      open: async (symbol) =>
        (await deps.quota.isOpened(writer, symbol)) ? texts.open(symbol, writer) : null,
    });
  });
}
