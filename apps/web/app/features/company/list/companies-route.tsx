import { brand } from '@tenfold/contract/brand';
import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { pageMeta } from '../../../platform/screens/page-meta.ts';
import { publicUrlContext } from '../../../platform/screens/server-context.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { CsvLink } from '../../../ui/table/CsvLink.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { CompaniesTable } from './CompaniesTable.tsx';
import { CompanyFilters } from './CompanyFilters.tsx';
import { ListFoot } from './ListFoot.tsx';
import { countSectors, listAddress, listParameters, parseListQuery, selectRows } from './list-query.ts';
import { loadCompanies } from './load-companies.ts';
import { companiesCsvPath, companiesPath } from './paths.ts';
import { pricesLabel } from './prices-label.ts';
import { useCompanyFilter } from './use-company-filter.ts';
import { valueLabels } from './value-labels.ts';
import './companies.css';
import { cachedScreen } from '../../../platform/screens/cached-screen.ts';
import '../../../ui/layout/empty.css';

/** A browser shows this many rows at once; the rest on request. */
const shownAtOnce = 100;

export const headers = cachedScreen(10, listParameters);

export async function loader(args: LoaderFunctionArgs) {
  const companies = await loadCompanies(args, valueLabels);
  const query = parseListQuery(args.url.searchParams);
  const selected = selectRows(companies, query);
  const currencies = new Set(companies.map(({ currency }) => currency));
  return {
    query,
    rows: query.all ? selected : selected.slice(0, shownAtOnce),
    // A column that only Apple has a figure in is none: the foot says how to see the others'.
    showsValues: companies.filter(({ value }) => value !== null).length > 1,
    matching: selected.length,
    total: companies.length,
    sectors: countSectors(companies),
    prices: pricesLabel(companies),
    currency: currencies.size === 1 ? [...currencies].join() : null,
    tags: pageMeta({
      title: `Companies — ${brand.name}`,
      description:
        'All companies with their price, P/E, fair value against the price, free cash flow yield, market cap and newest filing.',
      address: (args.context.get(publicUrlContext) ?? args.url.origin) + companiesPath,
    }),
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.tags;
}

export default function CompaniesRoute() {
  const { query, rows, showsValues, matching, total, sectors, prices, currency } =
    useLoaderData<typeof loader>();
  useCompanyFilter(query, sectors);
  return (
    <div className="companies-page">
      <div className="page-head companies-head">
        <div className="stack stack-1">
          <h1>Companies</h1>
          <p className="muted small">
            {total} {total === 1 ? 'company' : 'companies'} with up to ten years of filings · {prices} ·{' '}
            {currency === null ? 'market cap in millions' : `${currency} millions`}
          </p>
        </div>
        <CsvLink href={listAddress(companiesCsvPath, query)} />
      </div>
      <section className="card" aria-label="List of companies">
        <CompanyFilters query={query} sectors={sectors} total={total} showsValues={showsValues} />
        {rows.length > 0 ? (
          <>
            <CompaniesTable rows={rows} query={query} showsValues={showsValues} />
            <ListFoot rows={rows} query={query} matching={matching} showsValues={showsValues} />
          </>
        ) : (
          <NoMatch text={query.text} />
        )}
      </section>
    </div>
  );
}

function NoMatch({ text }: { text: string }) {
  return (
    <div className="empty">
      <Icon name="search" />
      <h2>{text === '' ? 'No companies here yet' : `No companies match “${text}”`}</h2>
      <p className="muted small">Try a ticker symbol, or part of the name.</p>
      <Link className={buttonClass()} to={companiesPath}>
        Clear search
      </Link>
    </div>
  );
}
