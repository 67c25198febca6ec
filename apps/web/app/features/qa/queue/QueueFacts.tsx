import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { reportsPath } from '../../../shell/editors-paths.ts';
import type { QueueCounts } from './queue-counts.ts';
import { waitedFor } from './waited-for.ts';
import './queue.css';

/** How much waits, and for how long. */
export function QueueFacts({ counts, now }: { counts: QueueCounts; now: Date }) {
  return (
    <dl className="queue-facts">
      <Fact name="Waiting">{counts.waiting.toLocaleString('en-US')}</Fact>
      <Fact name="Oldest">
        {counts.oldestDatetime === null ? 'None' : waitedFor(counts.oldestDatetime, now)}
      </Fact>
      <Fact name="Reports">
        <Link to={reportsPath}>{counts.reports.toLocaleString('en-US')}</Link>
      </Fact>
      <Fact name="With analysts">{counts.withAnalysts.toLocaleString('en-US')}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}
