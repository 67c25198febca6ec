import { getChiefExecutives, getCompany } from '@tenfold/contract/company';
import { getFinancials } from '@tenfold/contract/financials';
import { getValuation } from '@tenfold/contract/valuation';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { refuseScreen } from '../../screen-refusal.ts';
import { apiContext, clockContext, publicUrlContext } from '../../server-context.ts';
import { quoteOf } from './quote-of.ts';

/** Everything the company's page shows, asked side by side in this process. */
export async function loadCompanyPage({ params, context, url }: LoaderFunctionArgs) {
  const typed = params.symbol ?? '';
  const symbol = typed.toUpperCase();
  if (!symbolPattern.test(symbol)) throw data({ code: 'company_not_found' }, { status: 404 });
  if (symbol !== typed) throw redirect(`/company/${symbol}${url.search}`, 301);

  const api = context.get(apiContext);
  const input = { params: { symbol } };
  const [company, valuation, financials, { chiefExecutives }] = await Promise.all([
    api.call(getCompany, input),
    api.call(getValuation, input),
    api.call(getFinancials, input),
    api.call(getChiefExecutives, input),
  ]).catch(refuseScreen);

  const now = context.get(clockContext).now();
  return {
    company,
    valuation,
    // The page makes its forecast from the base, for any choice: these sets would only repeat it.
    financials: { ...financials, estimated: [], projected: [], terminal: [] },
    chiefExecutives,
    quote: quoteOf(company, now),
    now: now.toISOString(),
    address: `${context.get(publicUrlContext) ?? url.origin}/company/${symbol}`,
  };
}

/** What can be a symbol at all; anything else is not worth a question. */
const symbolPattern = /^[A-Z0-9][A-Z0-9.-]{0,11}$/;
