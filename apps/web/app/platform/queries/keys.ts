import type { Query } from './query.ts';

export type QueryIdentity = Pick<Query, 'call' | 'label'> & { readonly input: unknown };

/** The reader comes first: nobody is shown what another person was answered. */
export function queryKey(reader: string, { call, input, label }: QueryIdentity) {
  return [reader, call, input, label] as const;
}

/** Matches every query of a call whose input has at least these values. */
export function keysOf(reader: string, call: Query['call'], input: object) {
  return [reader, call, input] as const;
}
