import { Link } from 'react-router';
import { reportsPath } from '../../../shell/editors-paths.ts';
import { QueueFact } from './QueueFact.tsx';
import type { QueueCounts } from './queue-counts.ts';
import { waitedFor } from './waited-for.ts';
import './queue.css';

/** How much waits, and for how long. */
export function QueueFacts({ counts, now }: { counts: QueueCounts; now: Date }) {
  return (
    <dl className="queue-facts">
      <QueueFact isNumber name="Waiting">
        {counts.waiting.toLocaleString('en-US')}
      </QueueFact>
      <QueueFact isNumber name="Oldest">
        {counts.oldestDatetime === null ? 'None' : waitedFor(counts.oldestDatetime, now)}
      </QueueFact>
      <QueueFact isNumber name="Reports">
        <Link to={reportsPath}>{counts.reports.toLocaleString('en-US')}</Link>
      </QueueFact>
      <QueueFact isNumber name="With analysts">
        {counts.withAnalysts.toLocaleString('en-US')}
      </QueueFact>
    </dl>
  );
}
