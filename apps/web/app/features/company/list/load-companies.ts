import { listCompanies } from '@tenfold/contract/company';
import type { LoaderFunctionArgs } from 'react-router';
import { missingReasonLabel } from '../../../figures/missing-reason-label.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';
import { type CompanyRow, toCompanyRow, type ValueLabels } from './company-row.ts';

/** Largest first. */
export async function loadCompanies(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  labels: Omit<ValueLabels, 'missing'>,
): Promise<CompanyRow[]> {
  const { companies } = await context.get(apiContext).call(listCompanies).catch(throwScreenError);
  return companies.map((company) => toCompanyRow(company, { ...labels, missing: missingReasonLabel }));
}
