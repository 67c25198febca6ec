import type { Endpoint } from '../endpoint.ts';
import { type ErrorCode, errorStatus } from '../errors/codes.ts';

/** Derived from input and access, and the endpoint's own. Ordered by status. */
export function refusalsOf(endpoint: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    'malformed_request',
    ...byInput(endpoint),
    ...byAccess(endpoint),
    ...(endpoint.refusals ?? []),
    'too_many_requests',
    'internal',
    'unavailable',
  ]);
  return [...codes].sort((one, other) => errorStatus[one] - errorStatus[other]);
}

function byInput({ method, path, params, query, body }: Endpoint): ErrorCode[] {
  const takesInput = [params, query, body].some((part) => part !== undefined);
  return [
    ...(takesInput ? (['invalid_request'] as const) : []),
    ...(method === 'GET' ? [] : (['too_slow', 'too_large'] as const)),
    ...(path.includes('{symbol}') ? (['company_not_found', 'company_not_on_file'] as const) : []),
  ];
}

function byAccess({ access, encoding }: Endpoint): ErrorCode[] {
  return [
    // A personal token may make few calls.
    ...(access === 'anyone' ? [] : (['unauthenticated', 'forbidden'] as const)),
    ...(encoding === 'form' ? (['forbidden'] as const) : []),
  ];
}
