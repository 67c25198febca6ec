import { Link } from 'react-router';
import '../../../ui/controls/chip.css';

/** The companies a question is about. */
export function CompanyLinks({ symbols }: { symbols: readonly string[] }) {
  return symbols.map((symbol) => (
    <Link key={symbol} className="badge company-link" to={`/company/${symbol}`}>
      {symbol}
    </Link>
  ));
}
