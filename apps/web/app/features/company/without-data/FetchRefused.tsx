import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { CompaniesLink } from './CompaniesLink.tsx';
import type { ListingWithoutData } from './load-listing.ts';
import '../../../ui/layout/empty.css';

interface Props {
  words: { readonly title: string; readonly why: string; readonly again: boolean };
  listing: ListingWithoutData;
  onAgain: () => void;
}

export function FetchRefused({ words: { title, why, again }, listing, onAgain }: Props) {
  return (
    <section className="card empty without-data" role="status">
      <Icon name={again ? 'clock' : 'info'} />
      <h1>{title}</h1>
      <p className="muted">{why}</p>
      <div className="row row-wrap">
        {again && (
          <form
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              onAgain();
            }}
          >
            <Button type="submit" variant="primary">
              Try again
            </Button>
          </form>
        )}
        <CompaniesLink companies={listing.companies} isPrimary={!again} />
      </div>
    </section>
  );
}
