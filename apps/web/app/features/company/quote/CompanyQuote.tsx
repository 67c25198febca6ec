import { formatPrice, missingMark } from '@tenfold/domain/format';
import { useEffect, useState } from 'react';
import { noPriceLabel } from '../../../figures/no-price-label.ts';
import { PriceChange } from '../../../figures/PriceChange.tsx';
import { Replayed } from '../../../figures/Replayed.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { useLiveQuote } from './live-quote.tsx';
import { newYorkClock, newYorkMinute, newYorkTime } from './new-york-time.ts';
import { QuoteOrigin } from './QuoteOrigin.tsx';
import { agedTo, type Quote } from './quote.ts';

/** Updates every second, so it isn't announced to screen readers. */
export function CompanyQuote({ now }: { now: string }) {
  const known = useLiveQuote(wholeQuote);
  const clock = useClock(now);
  const quote = agedTo(known, clock);
  if (quote.price === null) return <p className="company-quote">{noPriceLabel}</p>;
  const replayed = quote.kind === 'replay';
  const moment = replayed ? quote.tradedAt : quote.latestUpdate;
  const updated = moment === null ? null : new Date(moment);
  return (
    <div className={classNames('company-quote', quote.stale && 'is-stale')}>
      <p className="company-price">
        <strong className="num">{formatPrice(quote.price)}</strong>
        <span>{quote.currency}</span>
        {quote.change !== null && (
          <PriceChange change={quote.change} simulated={quote.simulated} className="company-change" />
        )}
      </p>
      <p className="caption company-updated">
        <span>
          <i className="quote-dot" aria-hidden="true" />
          {replayed ? 'Demo price' : 'Latest update'}{' '}
          {updated === null ? (
            missingMark
          ) : (
            <time dateTime={updated.toISOString()}>
              {replayed ? newYorkMinute(updated) : newYorkTime(updated)}
            </time>
          )}
        </span>
        {replayed ? <Replayed /> : <span className="company-clock">New York {newYorkClock(clock)}</span>}
      </p>
      <QuoteOrigin quote={quote} now={clock} />
    </div>
  );
}

function wholeQuote(quote: Quote): Quote {
  return quote;
}

/** Starts at the server's time so that both render the same first screen. */
function useClock(start: string): Date {
  const [now, setNow] = useState(() => new Date(start));
  useEffect(() => {
    const second = setInterval(() => setNow(new Date()), 1_000);
    return () => clearInterval(second);
  }, []);
  return now;
}
