import { getChiefExecutives, getCompany } from '@tenfold/contract/company';
import { type Financials, getFinancials } from '@tenfold/contract/financials';
import { getValuation } from '@tenfold/contract/valuation';
import type { LoaderFunctionArgs } from 'react-router';
import { refuseScreen } from '../../screen-refusal.ts';
import { apiContext, clockContext, publicUrlContext } from '../../server-context.ts';
import { symbolInPath } from '../../symbol-in-path.ts';
import { quoteOf } from './quote-of.ts';

/** Everything the company's page shows at first, asked in this process. */
export async function loadCompanyPage({ params, context, url }: LoaderFunctionArgs) {
  const symbol = symbolInPath({ params, url }, pathOf);
  const api = context.get(apiContext);
  const input = { params: { symbol } };
  // Before the others: where there is no company, its refusal says most.
  const company = await api.call(getCompany, input).catch(refuseScreen);
  const [valuation, financials, { chiefExecutives }] = await Promise.all([
    api.call(getValuation, input),
    api.call(getFinancials, input),
    api.call(getChiefExecutives, input),
  ]).catch(refuseScreen);

  const now = context.get(clockContext).now();
  return {
    company,
    valuation,
    financials: shownAtFirst(financials),
    chiefExecutives,
    quote: quoteOf(company, now),
    now: now.toISOString(),
    address: (context.get(publicUrlContext) ?? url.origin) + pathOf(symbol),
  };
}

/** The quarters are asked for when they are wanted; the forecast is made on the page, from its base. */
function shownAtFirst({ quarterly, estimated, projected, terminal, ...shown }: Financials) {
  return shown;
}

function pathOf(symbol: string): string {
  return `/company/${symbol}`;
}
