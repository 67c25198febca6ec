import type { Answer } from '../../../platform/queries/query.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { Spinner } from '../../../ui/text/Spinner.tsx';

const texts = {
  quarters: { loading: 'Loading quarters …', failed: 'Quarterly data couldn’t be loaded. Showing annual.' },
  rows: {
    loading: 'Loading all rows …',
    failed: 'The other rows couldn’t be loaded. Showing the default ones.',
  },
} as const;

export type AwaitedColumns = keyof typeof texts;

export function QuartersAwaited({ awaited, what }: { awaited: Answer<unknown>; what: AwaitedColumns }) {
  if (awaited.state === 'ready') return null;
  if (awaited.state === 'loading') {
    return (
      <p className="quarters-awaited">
        <Spinner /> {texts[what].loading}
      </p>
    );
  }
  return (
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
  );
}
