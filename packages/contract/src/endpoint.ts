import type { z } from 'zod';
import type { ErrorCode } from './errors/codes.ts';
import type { RateLimitName } from './policy/rate-limits.ts';
import type { RolePermission } from './policy/rights.ts';
import type { TokenScope } from './policy/token-scopes.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * `anyone`: the same answer for all but for a part of one’s own, and never refused; `viewer`: open to all, the answer
 * depends on who asks; a permission of a role: those who have it.
 */
export type Access = 'anyone' | 'viewer' | 'person' | RolePermission;

/** Names are camelCase here and snake_case on the wire. */
export interface Endpoint {
  readonly method: Method;
  readonly access: Access;
  /** The scope of a personal token that may make the call; absent: only a signed-in browser may, and nobody’s token. */
  readonly token?: TokenScope;
  /** Counted once access and input are checked. */
  readonly limit?: RateLimitName;
  /** Below the API base, with `{name}` for a path parameter: `/company/{symbol}`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly encoding?: 'form';
  readonly maxBodyBytes?: number;
  readonly reply: z.ZodType;
  /** What the reply comes as, one after another, for callers that accept `text/event-stream`. */
  readonly events?: z.ZodType<{ readonly type: string }>;
  readonly refusals?: readonly ErrorCode[];
}

/** Served from a cache, which counts nothing. */
export type UncountedEndpoint = Endpoint & { readonly limit?: never };

/** Typed as written: method and path are literals, by which a browser names the call (`CallName`). */
export function endpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition;
}

export type InputOf<E> = Given<'params', E> & Given<'query', E> & Given<'body', E>;

export type RequestOf<E> = {
  readonly [Part in 'params' | 'query' | 'body']: E extends { readonly [P in Part]: infer Schema }
    ? z.output<Schema>
    : undefined;
};

export type ReplyOf<E> = E extends { readonly reply: infer Schema } ? z.output<Schema> : never;

export type EventOf<E> = (E extends { readonly events: infer Schema } ? z.output<Schema> : never) & {
  readonly type: string;
};

type Given<Part extends string, E> = E extends { readonly [P in Part]: infer Schema }
  ? Partial<z.input<Schema>> extends z.input<Schema>
    ? { readonly [P in Part]?: z.input<Schema> }
    : { readonly [P in Part]: z.input<Schema> }
  : unknown;

export const apiBase = '/api/v1';
