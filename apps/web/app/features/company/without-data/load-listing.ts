import { type FilingFetch, getFilingFetch, getSample, listCompanies } from '@tenfold/contract/company';
import { can } from '@tenfold/contract/policy/rights';
import type { LoaderFunctionArgs } from 'react-router';
import { loadViewer } from '../../../platform/api/load-viewer.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext, onThisMachineContext } from '../../../platform/screens/server-context.ts';
import { symbolInPath } from '../../../platform/screens/symbol-in-path.ts';
import type { SampleProgress } from '../sample/use-sample-progress.ts';

export interface ListingWithoutData {
  readonly symbol: string;
  readonly name: string;
  readonly fetch: FilingFetch;
  /** How many companies have data. */
  readonly companies: number;
  readonly sample: SampleProgress;
  /** For who can run the command: an editor on this machine. */
  readonly command: string | null;
}

export async function loadListing({ params, url, context }: LoaderFunctionArgs): Promise<ListingWithoutData> {
  const symbol = symbolInPath({ params, url }, (known) => `/company/${known}`);
  const api = context.get(apiContext);
  const [fetch, { companies }, sample, viewer] = await Promise.all([
    api.call(getFilingFetch, { params: { symbol } }),
    api.call(listCompanies),
    api.call(getSample),
    loadViewer(api),
  ]).catch(throwScreenError);
  const runsIt = context.get(onThisMachineContext) && can(viewer, 'runCommands');
  return {
    symbol,
    name: fetch.name,
    fetch,
    companies: companies.length,
    sample,
    command: runsIt ? `npm run tenfold -- import sec ${symbol}` : null,
  };
}
