import { listDataQuality } from '@tenfold/contract/financials';
import type { LoaderFunctionArgs } from 'react-router';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';
import { savedFile } from '../../../platform/storage/saved-file.ts';
import { qualityCsv } from './quality-csv.ts';
import { parseQualityQuery, selectQualities } from './quality-query.ts';

/** A file of the list as the address describes it, all of its pages, without JavaScript too. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { companies } = await context.get(apiContext).call(listDataQuality).catch(throwScreenError);
  return savedFile(
    qualityCsv(selectQualities(companies, parseQualityQuery(url.searchParams))),
    'data-quality.csv',
    'text/csv',
  );
}
