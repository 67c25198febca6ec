import type { CallName, Calls } from '@tenfold/contract/calls';
import type { ReplyOf } from '@tenfold/contract/endpoint';
import { useRef } from 'react';
import type { Answer, Query } from '../../../platform/queries/query.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';

/** What was answered last stays while another question of the same place loads: nothing below it jumps. */
export function useSteadyQuery<Name extends CallName, Value = ReplyOf<Calls[Name]>>(
  query: Query<Name, Value> | null,
): Answer<Value> {
  const answer = useQuery(query);
  const last = useRef<Answer<Value>>(answer);
  if (answer.state !== 'loading') last.current = answer;
  return query === null ? answer : last.current;
}
