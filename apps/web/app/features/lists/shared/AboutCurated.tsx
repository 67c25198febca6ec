import type { ReadableList } from '@tenfold/contract/lists';
import { formatDay } from '../../../figures/format-day.ts';

export function AboutCurated({ curated }: { curated: NonNullable<ReadableList['curated']> }) {
  const { description, rule, lastChange } = curated;
  return (
    <div className="list-about stack stack-1">
      <p>{description}</p>
      {rule !== null && (
        <p className="muted small">
          <b>How companies are chosen:</b> {rule}
        </p>
      )}
      {lastChange !== null && (
        <p className="muted small">
          <b>Last change, {formatDay(lastChange.day)}:</b>{' '}
          {[
            lastChange.added.length > 0 && `${lastChange.added.join(', ')} joined`,
            lastChange.removed.length > 0 && `${lastChange.removed.join(', ')} left`,
          ]
            .filter(Boolean)
            .join('; ')}
          .
        </p>
      )}
    </div>
  );
}
