import type { ReactNode } from 'react';
import type { Answer } from '../../../platform/queries/query.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { Spinner } from '../../../ui/text/Spinner.tsx';
import './quarters-place.css';

const texts = {
  quarters: { loading: 'Loading quarters …', failed: 'Quarterly data couldn’t be loaded. Showing annual.' },
  rows: {
    loading: 'Loading all rows …',
    failed: 'The other rows couldn’t be loaded. Showing the default ones.',
  },
} as const;

/** What is shown stays in place until the quarters or further rows have loaded. */
export function QuartersPlace({
  awaited,
  what = 'quarters',
  children,
}: {
  awaited: Answer<unknown> | null;
  what?: keyof typeof texts;
  children: ReactNode;
}) {
  const loading = awaited?.state === 'loading';
  return (
    <div className="quarters-place">
      {awaited?.state === 'failed' && (
        <Notice
          tone="error"
          title={awaited.failure.message}
          action={
            <Button size="sm" onClick={awaited.again}>
              Try again
            </Button>
          }
        >
          {texts[what].failed}
        </Notice>
      )}
      <div role="status">
        {loading && (
          <p className="quarters-awaited">
            <Spinner /> {texts[what].loading}
          </p>
        )}
      </div>
      <div className="quarters-under" aria-busy={loading}>
        {children}
      </div>
    </div>
  );
}
