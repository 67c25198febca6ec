import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { Spinner } from '../../../ui/text/Spinner.tsx';
import type { ShownColumns } from '../columns/use-shown-columns.ts';
import './quarters-place.css';

/** The years stay in place until the quarters have loaded. */
export function QuartersPlace({
  awaited,
  children,
}: {
  awaited: ShownColumns['awaited'];
  children: ReactNode;
}) {
  const loading = awaited?.state === 'loading';
  return (
    <div className="quarters-place">
      {awaited?.state === 'failed' && (
        <Notice
          tone="error"
          title={awaited.message}
          action={
            <Button size="sm" onClick={awaited.again}>
              Try again
            </Button>
          }
        >
          Quarterly data couldn’t be loaded. Showing annual.
        </Notice>
      )}
      <div role="status">
        {loading && (
          <p className="quarters-awaited">
            <Spinner /> Loading quarters …
          </p>
        )}
      </div>
      <div className="quarters-under" aria-busy={loading}>
        {children}
      </div>
    </div>
  );
}
