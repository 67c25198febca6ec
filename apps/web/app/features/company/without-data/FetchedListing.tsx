import { useActionData } from 'react-router';
import { CompanyLogo } from '../header/CompanyLogo.tsx';
import { FetchProgress } from './FetchProgress.tsx';
import { FetchRefused } from './FetchRefused.tsx';
import { refusalLabel } from './fetch-labels.ts';
import type { ListingWithoutData } from './load-listing.ts';
import { SampleLoading } from './SampleLoading.tsx';
import { useFilingFetch } from './use-filing-fetch.ts';

export function FetchedListing({ listing }: { listing: ListingWithoutData }) {
  const { symbol, name } = listing;
  const answered = useActionData<{ refused: string }>();
  const { fetch, refused, isOffline, start } = useFilingFetch(listing.fetch, answered?.refused ?? null);
  if (refused !== null) {
    const words = { title: `${name} isn’t here yet`, why: refused, again: true };
    return <FetchRefused words={words} listing={listing} onAgain={start} />;
  }
  if (fetch.state === 'refused' && fetch.refusal !== null) {
    return <FetchRefused words={refusalLabel(fetch.refusal, name)} listing={listing} onAgain={start} />;
  }
  return (
    <div className="fetched-listing">
      <div className="company-header-main">
        <CompanyLogo symbol={symbol} />
        <div className="company-id">
          <h1>{name}</h1>
          <p className="muted small">{symbol}</p>
        </div>
      </div>
      {fetch.state === 'loading' ? (
        <SampleLoading symbol={symbol} sample={listing.sample} />
      ) : (
        <FetchProgress symbol={symbol} state={fetch.state} isOffline={isOffline} />
      )}
    </div>
  );
}
