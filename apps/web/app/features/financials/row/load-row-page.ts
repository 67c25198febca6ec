import { getCompany } from '@tenfold/contract/company';
import { type Financials, getFinancials, getMoreRows } from '@tenfold/contract/financials';
import { isAnyRowKey, isMoreRowKey } from '@tenfold/domain/rows';
import { data, type LoaderFunctionArgs } from 'react-router';
import { requireRight } from '../../../platform/api/guards.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext, publicUrlContext } from '../../../platform/screens/server-context.ts';
import { symbolInPath } from '../../../platform/screens/symbol-in-path.ts';

export async function loadRowPage({ params, context, url }: LoaderFunctionArgs) {
  const { rowKey = '' } = params;
  if (!isAnyRowKey(rowKey)) throw data({ code: 'not_found' }, { status: 404 });
  const pathOf = (symbol: string) => `/financials/${symbol}/${rowKey}`;
  const symbol = symbolInPath({ params, url }, pathOf);
  await requireRight({ context, url }, 'seeRowPage', symbol);

  const api = context.get(apiContext);
  const input = { params: { symbol } };
  // First: if the company doesn't exist, this error is the most specific.
  const company = await api.call(getCompany, input).catch(throwScreenError);
  const [financials, more] = await Promise.all([
    api.call(getFinancials, input),
    isMoreRowKey(rowKey) ? api.call(getMoreRows, input) : null,
  ]).catch(throwScreenError);
  return {
    company,
    financials: yearsOf(financials),
    more,
    rowKey,
    address: (context.get(publicUrlContext) ?? url.origin) + pathOf(symbol),
  };
}

function yearsOf({ quarterly, surprises, quality, ...years }: Financials) {
  return years;
}
