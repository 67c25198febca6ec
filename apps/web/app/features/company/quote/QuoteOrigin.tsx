import { PartSimulated } from '../../../figures/PartSimulated.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { newYorkDay, newYorkTime } from './new-york-time.ts';
import type { Quote } from './quote.ts';
import { ageLabel, quoteSourceLabel } from './quote-labels.ts';

export function QuoteOrigin({ quote, now }: { quote: Quote; now: Date }) {
  const words = quoteSourceLabel(quote);
  if (words === null || quote.latestUpdate === null) return null;
  const updated = new Date(quote.latestUpdate);
  return (
    <p className="caption company-origin">
      <span>
        {words} · {ageLabel(updated, now)}
      </span>
      {quote.kind === 'replay' && <Replayed quote={quote} />}
      {quote.kind !== 'replay' && quote.simulated && <PartSimulated />}
      {quote.stale && (
        <Badge tone="warn" icon="clock" title={`Last price from ${newYorkTime(updated)}.`}>
          Stale<VisuallyHidden>: last price from {newYorkTime(updated)}</VisuallyHidden>
        </Badge>
      )}
    </p>
  );
}

function Replayed({ quote: { tradedAt } }: { quote: Quote }) {
  const day = tradedAt === null ? 'after the last close' : newYorkDay(new Date(tradedAt));
  const words = `price: sample mode plays an invented trading day, ${day}.`;
  return (
    <Badge tone="warn" title={`Simulated ${words}`}>
      Simulated <VisuallyHidden>{words}</VisuallyHidden>
    </Badge>
  );
}
