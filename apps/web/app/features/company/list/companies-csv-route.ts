import type { LoaderFunctionArgs } from 'react-router';
import { savedFile } from '../../../platform/storage/saved-file.ts';
import { companiesCsv } from './companies-csv.ts';
import { parseListQuery, selectRows } from './list-query.ts';
import { loadCompanies } from './load-companies.ts';
import { valueLabels } from './value-labels.ts';

/** A file for the list as the address describes it, without JavaScript too. */
export async function loader(args: LoaderFunctionArgs) {
  const rows = selectRows(await loadCompanies(args, valueLabels), parseListQuery(args.url.searchParams));
  return savedFile(companiesCsv(rows), 'companies.csv', 'text/csv');
}
