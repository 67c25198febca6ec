import { SymbolSearch } from '../../../shell/search/SymbolSearch.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { CompaniesLink } from './CompaniesLink.tsx';
import { FetchedListing } from './FetchedListing.tsx';
import type { ListingWithoutData } from './load-listing.ts';
import './without-data.css';
import '../../../ui/layout/empty.css';

/** Keyed by symbol: a fetch belongs to one company. */
export function WithoutData({ listing }: { listing: ListingWithoutData }) {
  if (listing.fetch.state !== 'off') return <FetchedListing key={listing.symbol} listing={listing} />;
  return <NotFetched listing={listing} />;
}

function NotFetched({ listing: { symbol, name, companies, command } }: { listing: ListingWithoutData }) {
  return (
    <section className="card empty without-data">
      <Icon name="info" />
      <h1>{name} isn’t here yet</h1>
      <p className="muted">
        {symbol} is listed, but this site doesn’t have its filings.{' '}
        {companies === 1 ? 'One company is here.' : `It has those of ${companies} companies.`}
      </p>
      <CompaniesLink companies={companies} isPrimary />
      <SymbolSearch label="Another company" placeholder="Symbols or companies" />
      {command !== null && (
        <p className="caption">
          You can import its filings: <code>{command}</code>
        </p>
      )}
    </section>
  );
}
