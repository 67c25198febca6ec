import { PartSimulated } from '../../../figures/PartSimulated.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { newYorkTime } from './new-york-time.ts';
import type { Quote } from './quote.ts';
import { ageLabel, quoteSourceLabel } from './quote-labels.ts';

export function QuoteOrigin({ quote, now }: { quote: Quote; now: Date }) {
  const words = quoteSourceLabel(quote);
  const isReplay = quote.kind === 'replay';
  if (words === null || quote.latestUpdate === null || (isReplay && !quote.stale)) return null;
  const updated = new Date(quote.latestUpdate);
  return (
    <p className="caption company-origin">
      {!isReplay && <span>{`${words} · ${ageLabel(updated, now)}`}</span>}
      {!isReplay && quote.simulated && <PartSimulated />}
      {quote.stale && (
        <Badge tone="warn" icon="clock" explanation={staleNote(quote, updated)}>
          Stale
        </Badge>
      )}
    </p>
  );
}

function staleNote({ kind }: Quote, updated: Date): string {
  return kind === 'replay' ? 'The simulated price has stopped.' : `Last price from ${newYorkTime(updated)}.`;
}
