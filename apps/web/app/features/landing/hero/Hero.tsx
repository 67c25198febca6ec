import { Link } from 'react-router';
import { useSampleData } from '../../../platform/screens/use-sample-data.ts';
import { SymbolSearch } from '../../../shell/search/SymbolSearch.tsx';
import { type SampleProgress, sampleProgressLabel, useSampleProgress } from '../../company/index.ts';
import '../../../ui/controls/chip.css';
import './hero.css';

const examples = [
  { symbol: 'AAPL', name: 'Apple' },
  { symbol: 'NKE', name: 'Nike' },
  { symbol: 'GOOGL', name: 'Alphabet' },
  { symbol: 'MSFT', name: 'Microsoft' },
];

interface Props {
  lines: readonly string[];
  leads: readonly string[];
  placeholder: string;
  clearLabel: string;
  searchLabel: string;
  sample: SampleProgress;
}

export function Hero({ lines, leads, placeholder, clearLabel, searchLabel, sample }: Props) {
  const isSample = useSampleData();
  const progress = useSampleProgress(sample);
  return (
    <section className="hero-2" id="headline">
      <div>
        <h1>
          {lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        {leads.map((lead) => (
          <p key={lead} className="lead">
            {lead}
          </p>
        ))}
      </div>
      <div className="hero-2-find">
        <SymbolSearch
          large
          shortcut
          placeholder={placeholder}
          clearLabel={clearLabel}
          searchLabel={searchLabel}
        />
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
            {progress.loaded < progress.total && <span role="status"> {sampleProgressLabel(progress)}.</span>}
          </p>
        )}
      </div>
    </section>
  );
}
