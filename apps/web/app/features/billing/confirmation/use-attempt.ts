import type { checkAttempt } from '@tenfold/contract/billing';
import type { ReplyOf } from '@tenfold/contract/endpoint';
import { useEffect, useState } from 'react';
import { useQuery } from '../../../platform/queries/use-query.ts';

export type Attempt = ReplyOf<typeof checkAttempt>;

const everyMs = 3_000;

/**
 * What became of the payment the person began, asked until it is known.
 *
 * @param isDue false: nothing is asked yet
 */
export function useAttempt(isDue: boolean, onKnown: (attempt: Attempt) => void): string | null {
  const [isKnown, setKnown] = useState(false);
  const answer = useQuery(
    isDue && !isKnown
      ? {
          label: 'what became of a payment',
          call: 'POST /subscription/check-attempt',
          input: {},
          refreshMs: everyMs,
        }
      : null,
  );
  const attempt = answer.state === 'ready' && answer.value.state !== 'waiting' ? answer.value : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    if (attempt === null) return;
    setKnown(true);
    onKnown(attempt);
  }, [attempt]);

  return answer.failure?.message ?? null;
}
