import { isApiError } from '@tenfold/contract/errors/api-error';
import { getFailedChecks, listDataQuality } from '@tenfold/contract/financials';
import { data, type LoaderFunctionArgs } from 'react-router';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext, publicUrlContext } from '../../../platform/screens/server-context.ts';
import { symbolInPath } from '../../../platform/screens/symbol-in-path.ts';
import { companyQualityPath } from './paths.ts';

/** The counts are for everybody; the checks, whose sides are figures, for those who may see the history. */
export async function loadCompanyQuality({ params, context, url }: LoaderFunctionArgs) {
  const symbol = symbolInPath({ params, url }, companyQualityPath);
  const api = context.get(apiContext);
  const { companies } = await api.call(listDataQuality).catch(throwScreenError);
  const company = companies.find((each) => each.symbol === symbol);
  if (company === undefined) throw data({ code: 'company_not_found' }, { status: 404 });
  const address = (context.get(publicUrlContext) ?? url.origin) + companyQualityPath(symbol);
  try {
    const failed = await api.call(getFailedChecks, { params: { symbol } });
    return { company, failed, withheld: null, address };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code !== 'forbidden' && error.code !== 'quota_reached') return throwScreenError(error);
    return { company, failed: null, withheld: error.code, address };
  }
}

export type CompanyQualityPage = Awaited<ReturnType<typeof loadCompanyQuality>>;
