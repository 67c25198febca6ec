import { getQuota, type Quota } from '@tenfold/contract/billing';
import { type Api, isApiError } from '@tenfold/contract/call';
import { getChiefExecutives, getCompany } from '@tenfold/contract/company';
import { type Financials, getFinancials } from '@tenfold/contract/financials';
import { openSymbol } from '@tenfold/contract/open-company';
import { getValuation } from '@tenfold/contract/valuation';
import type { LoaderFunctionArgs } from 'react-router';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext, clockContext, publicUrlContext } from '../../../platform/screens/server-context.ts';
import { symbolInPath } from '../../../platform/screens/symbol-in-path.ts';
import { toQuote } from '../quote/to-quote.ts';

export type CompanyPageData = Awaited<ReturnType<typeof loadCompanyPage>>;

/** Everything the company's page shows at first, asked in this process. */
export async function loadCompanyPage({ params, context, url }: LoaderFunctionArgs) {
  const symbol = symbolInPath({ params, url }, pathOf);
  const api = context.get(apiContext);
  const input = { params: { symbol } };
  // Before the others: where there is no company, its refusal says most.
  const company = await api.call(getCompany, input).catch(throwScreenError);
  const [valuation, financials, { chiefExecutives }] = await Promise.all([
    api.call(getValuation, input),
    loadFinancials(api, symbol),
    api.call(getChiefExecutives, input),
  ]).catch(throwScreenError);

  const now = context.get(clockContext).now();
  return {
    company,
    valuation,
    financials,
    chiefExecutives,
    // After the financials: this company is counted by now.
    quota: await loadQuota(api, symbol).catch(throwScreenError),
    quote: toQuote(company, now),
    now: now.toISOString(),
    address: (context.get(publicUrlContext) ?? url.origin) + pathOf(symbol),
  };
}

/** Null when the reader has opened as many companies as they may: the rest of the page is there all the same. */
async function loadFinancials(api: Api, symbol: string) {
  try {
    return shownAtFirst(await api.call(getFinancials, { params: { symbol } }));
  } catch (error) {
    if (isApiError(error) && error.code === 'quota_reached') return null;
    throw error;
  }
}

/** Null on the company that counts in nobody's. */
async function loadQuota(api: Api, symbol: string): Promise<Quota | null> {
  return symbol === openSymbol ? null : api.call(getQuota);
}

/** The quarters are asked for when they are wanted; forecast and values are made for the page, from its base. */
function shownAtFirst({ quarterly, estimated, projected, terminal, valuationMethods, ...shown }: Financials) {
  return shown;
}

function pathOf(symbol: string): string {
  return `/company/${symbol}`;
}
