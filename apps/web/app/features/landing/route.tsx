import { brand } from '@tenfold/contract/brand';
import { Link, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { pageMeta } from '../../platform/screens/page-meta.ts';
import { publicUrlContext } from '../../platform/screens/server-context.ts';
import { useSampleData } from '../../platform/screens/use-sample-data.ts';
import type { Chrome } from '../../shell/chrome.ts';
import { SymbolSearch } from '../../shell/search/SymbolSearch.tsx';
import './landing.css';
import '../../ui/controls/chip.css';
import { keptScreen } from '../../platform/screens/kept-screen.ts';

const examples = [
  { symbol: 'AAPL', name: 'Apple' },
  { symbol: 'NKE', name: 'Nike' },
  { symbol: 'GOOGL', name: 'Alphabet' },
  { symbol: 'MSFT', name: 'Microsoft' },
];

export const handle: Chrome = { header: 'landing' };

export const headers = keptScreen(null);

export function loader({ context, url }: LoaderFunctionArgs) {
  const tags = pageMeta({
    title: `${brand.name} — Company research with a ten-year view`,
    description: brand.tagline,
    address: `${context.get(publicUrlContext) ?? url.origin}/`,
  });
  return { tags };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.tags;
}

export default function LandingRoute() {
  const isSample = useSampleData();
  return (
    <div className="landing">
      <h1>
        Ten years of facts. <br className="desktop-only" />
        Your own view of the next&nbsp;ten.
      </h1>
      <p className="landing-lead">
        Read a company’s record on one page, set your assumptions, and see what the business is worth to you.
        Every figure links to its filing.
      </p>
      <SymbolSearch large shortcut placeholder="Symbols or companies" />
      <ul className="landing-examples" aria-label="Companies to start with">
        {examples.map(({ symbol, name }) => (
          <li key={symbol}>
            <Link className="chip" to={`/company/${symbol}`}>
              <b>{symbol}</b> {name}
            </Link>
          </li>
        ))}
      </ul>
      {isSample && (
        <p className="caption">
          Sample data: filings of some companies, and prices that end on a past day. Later prices are
          simulated.
        </p>
      )}
    </div>
  );
}
