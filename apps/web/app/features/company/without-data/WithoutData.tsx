import { Link } from 'react-router';
import { SymbolSearch } from '../../../shell/search/SymbolSearch.tsx';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { companiesPath } from '../list/paths.ts';
import type { ListingWithoutData } from './load-listing.ts';
import './without-data.css';

export function WithoutData({
  listing: { symbol, name, companies, command },
}: {
  listing: ListingWithoutData;
}) {
  return (
    <section className="card without-data">
      <Icon name="lock" />
      <h1>{name} isn’t here yet</h1>
      <p className="muted">
        {symbol} is listed, but this site doesn’t have its filings.{' '}
        {companies === 1 ? 'One company is here.' : `It has those of ${companies} companies.`}
      </p>
      <Link className={buttonClass({ variant: 'primary' })} to={companiesPath}>
        {companies === 1 ? 'See it' : `See the ${companies} companies`}
      </Link>
      <SymbolSearch label="Another company" placeholder="Symbols or companies" />
      {command !== null && (
        <p className="caption">
          You can import its filings: <code>{command}</code>
        </p>
      )}
    </section>
  );
}
