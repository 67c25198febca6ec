import { getPlans, getQuota } from '@tenfold/contract/billing';
import type { Api } from '@tenfold/contract/call';
import { type Company, getChiefExecutives, getCompany } from '@tenfold/contract/company';
import { isApiError } from '@tenfold/contract/errors/api-error';
import { type Financials, getFinancials } from '@tenfold/contract/financials';
import { listContests } from '@tenfold/contract/financials/contests';
import { openSymbol } from '@tenfold/contract/policy/open-company';
import { getValuation } from '@tenfold/contract/valuation';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { rememberLatest } from '../../../platform/screens/remember-latest.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext, clockContext, publicUrlContext } from '../../../platform/screens/server-context.ts';
import { symbolInPath } from '../../../platform/screens/symbol-in-path.ts';
import { toQuote } from '../quote/to-quote.ts';

export type CompanyPageData = NonNullable<Awaited<ReturnType<typeof loadCompanyPage>>>;

/** null for a listing without data. */
export async function loadCompanyPage({ params, context, url }: LoaderFunctionArgs) {
  const symbol = symbolInPath({ params, url }, companyPath);
  const api = context.get(apiContext);
  const input = { params: { symbol } };
  // First: if the company doesn't exist, this error is the most specific.
  const company = await findCompany(api, symbol).catch((cause) => {
    if (isUnknown(cause) && symbol.includes('.')) throw redirect(companyPath(withDash(symbol)) + url.search);
    return throwScreenError(cause);
  });
  if (company === null) return null;
  const [valuation, financials, { contests }, { chiefExecutives }] = await Promise.all([
    api.call(getValuation, input),
    loadFinancials(api, symbol),
    api.call(listContests, input),
    api.call(getChiefExecutives, input),
  ]).catch(throwScreenError);

  const now = context.get(clockContext).now();
  return {
    company,
    valuation,
    financials,
    contests,
    chiefExecutives,
    // After the financials: this company is counted by then.
    quota: await loadQuota(api, symbol).catch(throwScreenError),
    quote: toQuote(company, now),
    now: now.toISOString(),
    address: (context.get(publicUrlContext) ?? url.origin) + companyPath(symbol),
  };
}

async function findCompany(api: Api, symbol: string): Promise<Company | null> {
  try {
    return await api.call(getCompany, { params: { symbol } });
  } catch (error) {
    if (isApiError(error) && error.code === 'company_not_on_file') return null;
    throw error;
  }
}

/** null if the monthly limit is reached: the rest of the page still loads. */
async function loadFinancials(api: Api, symbol: string) {
  try {
    return shownAtFirst(await api.call(getFinancials, { params: { symbol } }));
  } catch (error) {
    if (isApiError(error) && error.code === 'quota_reached') return null;
    throw error;
  }
}

async function loadQuota(api: Api, symbol: string) {
  if (symbol === openSymbol) return null;
  const [quota, { plans }] = await Promise.all([api.call(getQuota), api.call(getPlans)]);
  return { ...quota, lightLimit: plans.find(({ key }) => key === 'light')?.companiesAMonth ?? null };
}

/** Quarters are fetched on demand; forecast and values are computed from the base. */
const shownAtFirst = rememberLatest(
  ({ quarterly, estimated, projected, terminal, valuationMethods, ...shown }: Financials) => shown,
);

function isUnknown(cause: unknown): boolean {
  return isApiError(cause) && cause.code === 'company_not_found';
}

/** Classes of shares have a dash where other sites have a dot: `BRK.B` is BRK-B. */
function withDash(symbol: string): string {
  return symbol.replaceAll('.', '-');
}

function companyPath(symbol: string): string {
  return `/company/${symbol}`;
}
