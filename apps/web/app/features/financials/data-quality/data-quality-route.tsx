import { brand } from '@tenfold/contract/brand';
import { listDataQuality } from '@tenfold/contract/financials';
import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { cachedScreen } from '../../../platform/screens/cached-screen.ts';
import { pageMeta } from '../../../platform/screens/page-meta.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext, publicUrlContext } from '../../../platform/screens/server-context.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { CsvLink } from '../../../ui/table/CsvLink.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { dataQualityCsvPath, dataQualityPath } from './paths.ts';
import { QualityFilters } from './QualityFilters.tsx';
import { QualityFoot } from './QualityFoot.tsx';
import { QualityTable } from './QualityTable.tsx';
import { QualityTotals, totalsOf } from './QualityTotals.tsx';
import {
  filters,
  parseQualityQuery,
  type QualityQuery,
  qualityAddress,
  qualityParameters,
  selectQualities,
} from './quality-query.ts';
import '../../../ui/layout/card.css';
import '../../../ui/layout/empty.css';
import './data-quality.css';

const pageSize = 50;

export const headers = cachedScreen(null, qualityParameters);

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { companies } = await context.get(apiContext).call(listDataQuality).catch(throwScreenError);
  const query = parseQualityQuery(url.searchParams);
  const matching = selectQualities(companies, query);
  const pages = Math.max(1, Math.ceil(matching.length / pageSize));
  const page = Math.min(query.page, pages);
  return {
    query: { ...query, page },
    rows: matching.slice((page - 1) * pageSize, page * pageSize),
    matching: matching.length,
    totals: totalsOf(companies),
    counts: {
      failing: companies.filter(filters.failing).length,
      contested: companies.filter(filters.contested).length,
    },
    tags: pageMeta({
      title: `Data quality — ${brand.name}`,
      description:
        'How the filings behind our figures fare in the checks: identities that hold, gaps, changed XBRL tags, figures excluded and restated, by company.',
      address: (context.get(publicUrlContext) ?? url.origin) + dataQualityPath,
    }),
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.tags;
}

export default function DataQualityRoute() {
  const { query, rows, matching, totals, counts } = useLoaderData<typeof loader>();
  return (
    <div className="quality-page">
      <div className="page-head quality-head">
        <div>
          <h1>Data quality</h1>
          <p className="muted small">
            We check the filings of each company against each other. Identities are equations that must hold:
            the balance sheet balances, quarters add up to the year, EPS matches net income, cash flows
            explain the change in cash.
          </p>
        </div>
        <CsvLink href={qualityAddress({ ...query, page: 1 }, dataQualityCsvPath)} />
      </div>
      <QualityTotals totals={totals} />
      <section className="card quality-card" aria-label="Companies">
        <QualityFilters query={query} counts={counts} />
        {rows.length > 0 ? (
          <>
            <QualityTable rows={rows} query={query} />
            <QualityFoot query={query} shown={rows.length} matching={matching} size={pageSize} />
          </>
        ) : (
          <NoMatch query={query} />
        )}
      </section>
    </div>
  );
}

const nothing = {
  all: 'No companies here yet',
  failing: 'No company fails a check',
  contested: 'Nothing is contested',
} as const;

function NoMatch({ query: { text, show } }: { query: QualityQuery }) {
  const isSearch = text !== '';
  return (
    <div className="empty">
      <Icon name={isSearch ? 'search' : 'check'} />
      <h2>{isSearch ? `No companies match “${text}”` : nothing[show]}</h2>
      {isSearch && <p className="muted small">Try a ticker symbol, or part of the name.</p>}
      <Link className={buttonClass()} to={dataQualityPath}>
        {isSearch ? 'Clear search' : 'Show all companies'}
      </Link>
    </div>
  );
}
