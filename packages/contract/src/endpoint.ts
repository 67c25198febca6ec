import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Who may call. `anyone`: the answer is the same for all and nobody is recognised; `viewer`: anyone, and the answer depends on
 * who asks; `person`: signed in; `superuser`: an editor of the community.
 */
export type Access = 'anyone' | 'viewer' | 'person' | 'superuser';

/** One call of the product: what goes in, what comes out. Names here are camelCase; the wire is snake_case. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Allowed extends Access = Access,
> {
  readonly method: Method;
  readonly access: Allowed;
  /** Below the API base, with `{name}` for a path parameter: `/company/{symbol}`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** How the body travels; JSON unless told. */
  readonly encoding?: 'form';
  /** In bytes, when more than the usual 64 KiB are needed. */
  readonly maxBodyBytes?: number;
  readonly reply: Reply;
  /** Its own reasons to refuse, beside those that follow from the above: see refusals.ts. */
  readonly refusals?: readonly ErrorCode[];
}

export function endpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodUnknown,
  const Allowed extends Access = Access,
>(definition: Endpoint<Params, Query, Body, Reply, Allowed>): Endpoint<Params, Query, Body, Reply, Allowed> {
  return definition;
}

/** What a caller gives: each part the endpoint names, as it may be written. */
export type InputOf<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, z.ZodType>
    ? Given<'params', Params> & Given<'query', Query> & Given<'body', Body>
    : never;

/** What a handler gets: the same parts, read and completed. */
export type RequestOf<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, z.ZodType>
    ? { readonly params: z.output<Params>; readonly query: z.output<Query>; readonly body: z.output<Body> }
    : never;

export type ReplyOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer Reply> ? z.output<Reply> : never;

/** A part that is not there asks for nothing; one whose fields are all optional may be left out. */
type Given<Name extends string, Schema extends z.ZodType> = Schema extends z.ZodUndefined
  ? unknown
  : Partial<z.input<Schema>> extends z.input<Schema>
    ? { readonly [Part in Name]?: z.input<Schema> }
    : { readonly [Part in Name]: z.input<Schema> };

/** Paths of the contract hang below this. */
export const apiBase = '/api/v1';
