import { brand } from '@tenfold/contract/brand';
import { searchCompanies } from '@tenfold/contract/company';
import { Link, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { maxSearch } from '../../../platform/queries/use-search-text.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';
import { CoverageMark } from '../../../shell/search/CoverageMark.tsx';
import { coverageLabels, groupByCoverage } from '../../../shell/search/coverage.ts';
import { Match } from '../../../shell/search/Match.tsx';
import { SymbolSearch } from '../../../shell/search/SymbolSearch.tsx';
import { tooLong } from '../../../ui/controls/too-long.ts';
import './search-route.css';

const firstCompany = 'NKE';
const resultsOnPage = 20;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const query = (url.searchParams.get('query') ?? '').trim();
  if (query === '') throw redirect(`/company/${firstCompany}${searchWithoutQuery(url)}`);
  // A browser without scripts sends it.
  if (query.length > maxSearch) return { query, results: [] };
  const { results } = await context
    .get(apiContext)
    .call(searchCompanies, { params: { text: query }, query: { limit: resultsOnPage } })
    .catch(throwScreenError);
  const exact = results.find(({ symbol }) => symbol === query.toUpperCase());
  if (exact) throw redirect(`/company/${exact.symbol}`);
  return { query, results };
}

function searchWithoutQuery({ search }: URL): string {
  const others = new URLSearchParams(search);
  others.delete('query');
  return others.size === 0 ? '' : `?${others}`;
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [
    { title: loaderData ? `${loaderData.query} — ${brand.name}` : brand.name },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function SearchRoute() {
  const { query, results } = useLoaderData<typeof loader>();
  return (
    <div className="search-page">
      <h1>Companies for “{query}”</h1>
      <SymbolSearch key={query} initial={query} large placeholder="Symbols or companies" />
      {results.length === 0 && <p className="muted">{tooLong(query, maxSearch) ?? 'No companies match'}.</p>}
      {groupByCoverage(results).map((group) => (
        <section key={group.coverage} className="card search-page-results">
          <h2 className="coverage-group overline">{coverageLabels[group.coverage].group}</h2>
          <ul>
            {group.results.map(({ symbol, name, coverage }) => (
              <li key={symbol}>
                <Link className="menu-item" to={`/company/${symbol}`}>
                  <b>
                    <Match text={symbol} typed={query} />
                  </b>
                  <span className="muted">
                    <Match text={name} typed={query} />
                  </span>
                  <CoverageMark coverage={coverage} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
