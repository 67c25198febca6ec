import type { ListMover } from '@tenfold/contract/summary';
import { formatPrice } from '@tenfold/domain/format';
import { Link } from 'react-router';
import { PriceChange } from '../../../figures/PriceChange.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
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
              <PriceChange change={company.stockPriceChange} simulated={company.quote?.simulated === true} />
            </span>
            <PriceLine line={company.priceLine} />
          </Link>
        ))}
      </div>
    </Card>
  );
}
