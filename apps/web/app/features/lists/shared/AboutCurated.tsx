import type { ReadableList } from '@tenfold/contract/lists';

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

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
          <b>Last change, {dayFormat.format(new Date(lastChange.day))}:</b>{' '}
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
