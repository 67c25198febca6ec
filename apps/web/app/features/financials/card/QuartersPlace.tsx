import type { ReactNode } from 'react';
import type { Answer } from '../../../platform/queries/query.ts';
import type { AwaitedColumns } from './QuartersAwaited.tsx';
import { QuartersAwaited } from './QuartersAwaited.tsx';
import './quarters-place.css';

/** What is shown stays in place until the quarters or further rows have loaded. */
export function QuartersPlace({
  awaited,
  what = 'quarters',
  children,
}: {
  awaited: Answer<unknown> | null;
  what?: AwaitedColumns;
  children: ReactNode;
}) {
  return (
    <div className="quarters-place">
      <div role="status">{awaited && <QuartersAwaited awaited={awaited} what={what} />}</div>
      <div className="quarters-under" aria-busy={awaited?.state === 'loading'}>
        {children}
      </div>
    </div>
  );
}
