import type { ListMover } from '@tenfold/contract/summary';
import { formatPercent, formatPrice } from '@tenfold/domain/format';
import { Link } from 'react-router';
import { Card } from '../../../ui/layout/Card.tsx';
import { Figure } from '../../../ui/text/Figure.tsx';
import { PriceLine } from '../../lists/index.ts';
import './welcome.css';

interface Props {
  companies: readonly ListMover[];
  total: number;
  /** Which prices these are. */
  prices: string;
}

export function StartCompanies({ companies, total, prices }: Props) {
  return (
    <Card
      title="Companies to start with"
      note={<span className="caption">{prices}</span>}
      actions={
        <Link className="link small" to="/companies">
          All {total} companies
        </Link>
      }
    >
      <div className="start-companies">
        {companies.map((company) => (
          <Link key={company.symbol} to={`/company/${company.symbol}`}>
            <span>
              <b>{company.shortName}</b> <span className="faint">{company.symbol}</span>
            </span>
            <span className="row row-between">
              <b className="num">{formatPrice(company.stockPrice)}</b>
              <Change company={company} />
            </span>
            <PriceLine line={company.priceLine} />
          </Link>
        ))}
      </div>
    </Card>
  );
}

/** Neither red nor green where the price, or the day it is compared with, is simulated. */
function Change({ company: { stockPriceChange, quote } }: { company: ListMover }) {
  if (stockPriceChange === null) return null;
  if (quote?.simulated === true) return <span className="num">{formatPercent(stockPriceChange, 2)}</span>;
  return <Figure text={formatPercent(Math.abs(stockPriceChange), 2)} change={stockPriceChange} />;
}
