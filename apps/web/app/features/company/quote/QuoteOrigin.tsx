import { PartSimulated } from '../../../figures/PartSimulated.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { newYorkTime } from './new-york-time.ts';
import type { Quote } from './quote.ts';
import { ageLabel, quoteSourceLabel } from './quote-labels.ts';

export function QuoteOrigin({ quote, now }: { quote: Quote; now: Date }) {
  const words = quoteSourceLabel(quote);
  if (words === null || quote.latestUpdate === null) return null;
  const updated = new Date(quote.latestUpdate);
  return (
    <p className="caption company-origin">
      {quote.kind === 'replay' ? (
        <Badge tone="warn" explanation={replayNote}>
          Simulated
        </Badge>
      ) : (
        <span>{`${words} · ${ageLabel(updated, now)}`}</span>
      )}
      {quote.kind !== 'replay' && quote.simulated && <PartSimulated />}
      {quote.stale && (
        <Badge tone="warn" icon="clock" explanation={staleNote(quote, updated)}>
          Stale
        </Badge>
      )}
    </p>
  );
}

const replayNote =
  'Sample mode plays an invented trading day after the last close. Neither the price nor its time is real.';

function staleNote({ kind }: Quote, updated: Date): string {
  return kind === 'replay' ? 'The simulated price has stopped.' : `Last price from ${newYorkTime(updated)}.`;
}
