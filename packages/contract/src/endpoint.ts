import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** `anyone`: the same answer for all, nobody is looked up; `viewer`: open to all, the answer depends on who asks. */
export type Access = 'anyone' | 'viewer' | 'person' | 'superuser';

/** Names are camelCase here and snake_case on the wire. */
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
  readonly encoding?: 'form';
  readonly maxBodyBytes?: number;
  readonly reply: Reply;
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

export type InputOf<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, z.ZodType>
    ? Given<'params', Params> & Given<'query', Query> & Given<'body', Body>
    : never;

export type RequestOf<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, z.ZodType>
    ? { readonly params: z.output<Params>; readonly query: z.output<Query>; readonly body: z.output<Body> }
    : never;

export type ReplyOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer Reply> ? z.output<Reply> : never;

type Given<Name extends string, Schema extends z.ZodType> = Schema extends z.ZodUndefined
  ? unknown
  : Partial<z.input<Schema>> extends z.input<Schema>
    ? { readonly [Part in Name]?: z.input<Schema> }
    : { readonly [Part in Name]: z.input<Schema> };

export const apiBase = '/api/v1';
