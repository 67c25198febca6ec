import { planNames } from '@tenfold/contract/policy/plans';
import { Notice } from '../../../ui/text/Notice.tsx';
import { Spinner } from '../../../ui/text/Spinner.tsx';
import { type Attempt, useAttempt } from './use-attempt.ts';

/** A payment whose bank has been asked: waits until it is known what it said. */
export function AskBank({ onKnown }: { onKnown: (attempt: Attempt) => void }) {
  const failure = useAttempt(true, onKnown);
  return (
    <section className="card card-body stack" aria-label="Waiting for your bank">
      <p className="row" role="status">
        <Spinner />
        Waiting for your bank
      </p>
      <p className="caption">
        You can close this tab: {planNames.investor} starts as soon as your bank confirms.
      </p>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
    </section>
  );
}
