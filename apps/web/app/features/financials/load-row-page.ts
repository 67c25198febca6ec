import { getCompany } from '@tenfold/contract/company';
import { getFinancials } from '@tenfold/contract/financials';
import { isRowKey } from '@tenfold/domain/rows';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { refuseScreen } from '../../screen-refusal.ts';
import { apiContext, publicUrlContext } from '../../server-context.ts';

/** One row of one company: the figures of the table, of which the page draws one line. */
export async function loadRowPage({ params, context, url }: LoaderFunctionArgs) {
  const { symbol: typed = '', rowKey = '' } = params;
  const symbol = typed.toUpperCase();
  if (!isRowKey(rowKey)) throw data({ code: 'not_found' }, { status: 404 });
  if (!symbolPattern.test(symbol)) throw data({ code: 'company_not_found' }, { status: 404 });
  if (symbol !== typed) throw redirect(`/financials/${symbol}/${rowKey}${url.search}`, 301);

  const api = context.get(apiContext);
  const input = { params: { symbol } };
  const [company, financials] = await Promise.all([
    api.call(getCompany, input),
    api.call(getFinancials, input),
  ]).catch(refuseScreen);
  return {
    company,
    financials,
    rowKey,
    address: `${context.get(publicUrlContext) ?? url.origin}/financials/${symbol}/${rowKey}`,
  };
}

const symbolPattern = /^[A-Z0-9][A-Z0-9.-]{0,11}$/;
