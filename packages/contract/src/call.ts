import { apiBase, type Endpoint, type InputOf, type ReplyOf } from './endpoint.ts';
import { ApiError } from './errors/api-error.ts';
import type { Problem } from './errors/codes.ts';
import { keysFromWire, keysToWire, wireName } from './wire/wire-names.ts';

export type { InputOf, ReplyOf } from './endpoint.ts';
export { ApiError, type ApiErrorCode, isApiError } from './errors/api-error.ts';

/** Over HTTP in the browser, in-process while a page is rendered. Throws ApiError. */
export interface Api {
  call<E extends Endpoint>(endpoint: E, ...given: CallArguments<E>): Promise<ReplyOf<E>>;
}

export type CallArguments<E> =
  Partial<InputOf<E>> extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions];

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export interface HttpApiOptions {
  /** Empty: the page's own origin. */
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
  readonly token?: () => string | null;
  readonly timeout?: number;
}

/** What of an endpoint is needed to call it over HTTP: no schema. */
export type CallRoute = Pick<Endpoint, 'method' | 'path' | 'encoding'>;

export function httpApi(options: HttpApiOptions = {}): Api {
  return {
    async call<E extends CallRoute>(route: E, ...[input, { signal } = {}]: CallArguments<E>) {
      const request = requestOf(route, (input ?? {}) as CallParts, options.token?.() ?? null);
      const url = `${options.baseUrl ?? ''}${apiBase}${request.path}`;
      const timeout = AbortSignal.timeout(options.timeout ?? 30_000);
      request.init.signal = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
      const { response, text } = await exchange(options.fetch ?? fetch, url, request.init);
      if (!response.ok) throw toApiError(response.status, text);
      return keysFromWire(readAnswer(text)) as ReplyOf<E>;
    },
  };
}

export interface CallParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** What is fetched for a call. */
export function requestOf(
  { method, path: template, encoding }: CallRoute,
  input: CallParts,
  token: string | null,
): { path: string; init: RequestInit } {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = queryText(input.query);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token !== null) headers.authorization = `Bearer ${token}`;
  const init: RequestInit = { method, headers, credentials: 'include', redirect: 'error' };
  if (input.body !== undefined) {
    const body = keysToWire(input.body);
    const asForm = encoding === 'form';
    headers['content-type'] = asForm ? 'application/x-www-form-urlencoded' : 'application/json';
    init.body = asForm ? queryText(body as Readonly<Record<string, unknown>>) : JSON.stringify(body);
  }
  return { path: query === '' ? path : `${path}?${query}`, init };
}

function queryText(query: Readonly<Record<string, unknown>> = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[wireName(name), String(value)]],
  );
  return new URLSearchParams(pairs).toString();
}

async function exchange(
  send: typeof fetch,
  url: string,
  init: RequestInit,
): Promise<{ response: Response; text: string }> {
  try {
    const response = await send(url, init);
    return { response, text: await response.text() };
  } catch (cause) {
    if (init.signal?.aborted) {
      throw new ApiError(408, 'timeout', 'Request timed out. Please try again.', { cause });
    }
    throw new ApiError(500, 'no_response', unexpected, { cause });
  }
}

export const unexpected = 'Unexpected error occurred.';

function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError(500, 'no_response', unexpected, { cause });
  }
}

export function toApiError(status: number, text: string): ApiError {
  const problem = problemIn(text);
  if (problem === null) return new ApiError(status, 'internal', unexpected);
  return new ApiError(status, problem.code, problem.error_message, {
    fields: problem.error_fields ?? {},
    requestId: problem.request_id,
    current: keysFromWire(problem.current),
  });
}

function problemIn(text: string): Problem | null {
  try {
    const found: unknown = JSON.parse(text);
    const isProblem =
      typeof found === 'object' && found !== null && 'code' in found && 'error_message' in found;
    return isProblem ? (found as Problem) : null;
  } catch {
    return null;
  }
}
