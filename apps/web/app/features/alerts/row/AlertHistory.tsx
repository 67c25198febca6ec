import type { PriceAlert } from '@tenfold/contract/alerts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { Loaded } from '../../../ui/layout/Loaded.tsx';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { newYorkTime } from '../../company/index.ts';
import { alertName } from '../labels/alert-labels.ts';
import { historyLine } from '../labels/history-labels.ts';

/** What happened to an alert, newest first. */
export function AlertHistory({ id, alert, currency }: { id: string; alert: PriceAlert; currency: string }) {
  const answer = useQuery({
    label: 'history of a price alert',
    call: 'GET /company/{symbol}/price_notification/{alertId}/history',
    input: { params: { symbol: alert.symbol, alertId: alert.id } },
  });
  return (
    <section id={id} className="alert-history" aria-label={`History of ${alertName(alert, currency)}`}>
      <Loaded answer={answer} places={<Skeleton height="2rem" />}>
        {({ entries }) => (
          <ol>
            {entries.map((entry) => {
              const { what, more } = historyLine(entry, currency);
              return (
                <li key={`${entry.at} ${entry.kind} ${what}`}>
                  <time className="caption num" dateTime={entry.at}>
                    {newYorkTime(new Date(entry.at))}
                  </time>
                  <span>
                    <b>{what}</b> {more}
                  </span>
                </li>
              );
            })}
          </ol>
        )}
      </Loaded>
    </section>
  );
}
