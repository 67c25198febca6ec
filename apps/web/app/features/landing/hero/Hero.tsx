import { Link } from 'react-router';
import { useSampleData } from '../../../platform/screens/use-sample-data.ts';
import { SymbolSearch } from '../../../shell/search/SymbolSearch.tsx';
import '../../../ui/controls/chip.css';
import './hero.css';

const examples = [
  { symbol: 'AAPL', name: 'Apple' },
  { symbol: 'NKE', name: 'Nike' },
  { symbol: 'GOOGL', name: 'Alphabet' },
  { symbol: 'MSFT', name: 'Microsoft' },
];

export function Hero({ headline, lead }: { headline: readonly string[]; lead: string }) {
  const isSample = useSampleData();
  return (
    <section className="hero-2">
      <div>
        <h1>
          {headline.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="hero-2-find">
        <SymbolSearch large shortcut placeholder="Symbols or companies" />
        <ul className="hero-2-try" aria-label="Companies to start with">
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
    </section>
  );
}
