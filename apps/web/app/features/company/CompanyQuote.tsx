import { formatPercent, formatPrice, missingMark } from '@tenfold/domain/format';
import { Badge } from '../../ui/Badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Figure } from '../../ui/Figure.tsx';
import { PartSimulated } from '../../ui/PartSimulated.tsx';
import { ageWords } from './age-words.ts';
import { newYorkClock, newYorkTime } from './new-york-time.ts';
import type { Quote } from './quote.ts';
import { useClock } from './use-clock.ts';

/** The price, how it moved, when that was, and what to know about it. */
export function CompanyQuote({ quote, now }: { quote: Quote; now: string }) {
  const clock = useClock(now);
  const updated = quote.latestUpdate === null ? null : new Date(quote.latestUpdate);
  return (
    <div className="company-quote">
      <p className="company-price">
        <strong className="num">{formatPrice(quote.price)}</strong>
        <span>{quote.currency}</span>
        {quote.change !== null && (
          <Figure className="company-change" text={sizeOf(quote.change)} change={quote.change} />
        )}
      </p>
      <p
        className="caption company-updated"
        title={quote.source === null ? undefined : `Source: ${quote.source}`}
      >
        <span>
          <i className={classNames('quote-dot', quote.stale && 'is-stale')} aria-hidden="true" />
          Latest update{' '}
          {updated === null ? (
            missingMark
          ) : (
            <time dateTime={updated.toISOString()}>{newYorkTime(updated)}</time>
          )}
        </span>
        {quote.simulated && <PartSimulated />}
        {quote.stale && updated !== null && (
          <Badge tone="warn" icon="clock">
            {ageWords(updated, clock)}
          </Badge>
        )}
        <span className="company-clock">New York {newYorkClock(clock)}</span>
      </p>
    </div>
  );
}

/** Without a sign: the arrow, its word and the colour say which way. */
function sizeOf(change: number): string {
  return formatPercent(Math.abs(change), 2);
}
