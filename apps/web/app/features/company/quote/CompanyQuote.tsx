import { formatPercent, formatPrice, missingMark } from '@tenfold/domain/format';
import { useEffect, useState } from 'react';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Figure } from '../../../ui/text/Figure.tsx';
import { newYorkClock, newYorkTime } from './new-york-time.ts';
import { QuoteOrigin } from './QuoteOrigin.tsx';
import { agedTo, type Quote } from './quote.ts';

/** Updates every second, so it isn't announced to screen readers. */
export function CompanyQuote({ quote: known, now }: { quote: Quote; now: string }) {
  const clock = useClock(now);
  const quote = agedTo(known, clock);
  const replayed = quote.kind === 'replay';
  const moment = replayed ? quote.tradedAt : quote.latestUpdate;
  const updated = moment === null ? null : new Date(moment);
  return (
    <div className={classNames('company-quote', quote.stale && 'is-stale')}>
      <p className="company-price">
        <strong className="num">{formatPrice(quote.price)}</strong>
        <span>{quote.currency}</span>
        {quote.change !== null && <Change quote={quote} change={quote.change} />}
      </p>
      <p className="caption company-updated">
        <span>
          <i className="quote-dot" aria-hidden="true" />
          {replayed ? 'Simulated moment' : 'Latest update'}{' '}
          {updated === null ? (
            missingMark
          ) : (
            <time dateTime={updated.toISOString()}>{newYorkTime(updated)}</time>
          )}
        </span>
        {!replayed && <span className="company-clock">New York {newYorkClock(clock)}</span>}
      </p>
      <QuoteOrigin quote={quote} now={clock} />
    </div>
  );
}

/** Neither red nor green where the price, or the day it is compared with, is simulated. */
function Change({ quote, change }: { quote: Quote; change: number }) {
  if (quote.simulated) return <span className="company-change num">{formatPercent(change, 2)}</span>;
  return <Figure className="company-change" text={sizeOf(change)} change={change} />;
}

/** Unsigned: arrow, word and colour give the direction. */
function sizeOf(change: number): string {
  return formatPercent(Math.abs(change), 2);
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
