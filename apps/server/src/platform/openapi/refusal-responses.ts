import type { NamedCall } from '@tenfold/contract/calls';
import { problemDocs } from '@tenfold/contract/docs/docs';
import type { Endpoint } from '@tenfold/contract/endpoint';
import { type ErrorCode, errorStatus } from '@tenfold/contract/errors/codes';
import { refusalsOf } from '@tenfold/contract/policy/refusals';
import type { oas31 } from 'zod-openapi';

export function refusalResponses(calls: readonly NamedCall[]): Record<string, oas31.ResponseObject> {
  const groups = calls.flatMap(({ endpoint }) => [...byStatus(endpoint).values()]);
  return Object.fromEntries(groups.map((codes) => [nameOf(codes), responseOf(codes)]));
}

export function refusalReferences(endpoint: Endpoint): Record<`${4 | 5}${string}`, oas31.ReferenceObject> {
  return Object.fromEntries(
    [...byStatus(endpoint)].map(([status, codes]) => [
      status,
      { $ref: `#/components/responses/${nameOf(codes)}` },
    ]),
  );
}

function byStatus(endpoint: Endpoint): Map<number, ErrorCode[]> {
  return Map.groupBy(refusalsOf(endpoint), (code) => errorStatus[code]);
}

function nameOf(codes: readonly ErrorCode[]): string {
  return codes
    .map((code) => code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase()))
    .join('Or');
}

function responseOf(codes: readonly ErrorCode[]): oas31.ResponseObject {
  return {
    description: codes.map((code) => problemDocs[code].description).join(' Or: '),
    ...(codes.includes('too_many_requests') && { headers: { 'Retry-After': retryAfter } }),
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            {
              type: 'object',
              required: ['code'],
              properties: { code: { type: 'string', enum: [...codes] } },
            },
          ],
        },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
      },
    },
  };
}

const retryAfter: oas31.HeaderObject = {
  description: 'Seconds to wait.',
  schema: { type: 'integer', minimum: 1 },
};

function exampleOf(code: ErrorCode): unknown {
  const { detail } = problemDocs[code];
  return {
    status: errorStatus[code],
    code,
    detail,
    error_message: detail,
    ...(code === 'invalid_request' && { error_fields: { email: detail } }),
    ...(code === 'quota_reached' && { max_reached: true }),
    request_id: '3f9a2c1b7e-4d',
  };
}
