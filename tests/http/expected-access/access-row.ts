import type { Endpoint, InputOf } from '@tenfold/contract/endpoint';

/** A visitor, each plan, an editor, and somebody who is not the owner. */
export type CallerKind = 'visitor' | 'light' | 'investor' | 'superuser' | 'other';

/** The number of what a call made, that row by row was made before: of the first who made one, unless told. */
export type MadeBy = (endpoint: Endpoint, maker?: CallerKind) => number;

export interface AccessRow {
  readonly endpoint: Endpoint;
  /** A valid input. */
  readonly input: (made: MadeBy) => unknown;
  readonly statuses: Readonly<Record<CallerKind, number>>;
}

export function row<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | ((made: MadeBy) => InputOf<E>),
  statuses: AccessRow['statuses'],
): AccessRow {
  return {
    endpoint,
    input: typeof input === 'function' ? (input as (made: MadeBy) => InputOf<E>) : () => input,
    statuses,
  };
}

export function everybody(status: number): AccessRow['statuses'] {
  return { visitor: status, light: status, investor: status, superuser: status, other: status };
}

export function signedIn(status: number, visitor = 401): AccessRow['statuses'] {
  return { ...everybody(status), visitor };
}

/** It belongs to the first who made one: to others it does not exist. */
export function onlyLight(status: number): AccessRow['statuses'] {
  return { ...signedIn(404), light: status };
}
