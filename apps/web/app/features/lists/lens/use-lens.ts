import type { Lens, LensCompany } from '@tenfold/contract/lists';
import type { LensPeriod } from '@tenfold/domain/lens';
import { useRef } from 'react';
import type { Answer } from '../../../platform/queries/query.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';

interface LensRequest {
  readonly id: string;
  readonly period: LensPeriod;
  /** Symbols of the list as it is now: other companies are another question. */
  readonly symbols: readonly string[];
  /** What the page came with; null where it is too much for a page. */
  readonly initial: Lens | null;
}

const refreshMs = 30_000;

/** The lens of a list, with prices as they change. Another period shows once it is there. */
export function useLens({ id, period, symbols, initial }: LensRequest): Answer<readonly LensCompany[]> {
  const last = useRef<readonly LensCompany[] | null>(initial?.companies ?? null);
  const answer = useQuery({
    label: `lens of ${symbols.join()}`,
    call: 'GET /lists/{id}/lens',
    input: { params: { id }, query: { period } },
    initial: initial?.period === period ? initial : undefined,
    refreshMs,
  });
  if (answer.state === 'ready') {
    last.current = answer.value.companies;
    return { ...answer, value: answer.value.companies };
  }
  if (answer.state === 'loading' && last.current !== null) {
    return { state: 'ready', value: last.current, failure: null };
  }
  return answer;
}
