import type { ReactNode } from 'react';
import type { Answer } from '../../platform/queries/query.ts';
import { Button } from '../controls/Button.tsx';
import { Notice } from '../text/Notice.tsx';
import { Skeleton } from './Skeleton.tsx';

/** What a query answers, where its answer is all of a panel: places while it loads, why it failed, and the value. */
export function Loaded<Value>({
  answer,
  places,
  unaffected,
  className,
  children,
}: {
  answer: Answer<Value>;
  /** Shapes in place of the value. */
  places: ReactNode;
  /** PrintedFigure with a failure: what is still as it was. */
  unaffected?: string;
  className?: string;
  children: (value: Value) => ReactNode;
}) {
  return (
    <div className={className} aria-busy={answer.state === 'loading'}>
      <span className="visually-hidden" role="status">
        {spoken[answer.state]}
      </span>
      {answer.state === 'loading' && places}
      {answer.state === 'failed' && (
        <Notice
          tone="error"
          title={answer.failure.message}
          action={<Button onClick={answer.again}>Try again</Button>}
        >
          {unaffected}
        </Notice>
      )}
      {answer.state === 'ready' && children(answer.value)}
    </div>
  );
}

/** A failure speaks for itself. */
const spoken = { loading: 'Loading …', ready: 'Loaded.', failed: '' } as const;

/** Places for a list whose parts are about as high. */
export function ListPlaces({ height }: { height: string }) {
  return (
    <>
      <Skeleton height={height} />
      <Skeleton height={height} />
      <Skeleton height={height} />
    </>
  );
}
