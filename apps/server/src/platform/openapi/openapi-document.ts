import { brand } from '@tenfold/contract/brand';
import type { NamedCall } from '@tenfold/contract/calls';
import { problem } from '@tenfold/contract/docs';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { nameSchemas } from './named-schemas.ts';
import { operationOf, pathOf } from './operation.ts';
import { refusalResponses } from './refusal-responses.ts';
import { securitySchemes } from './security.ts';
import { tagsOf } from './tags.ts';
import { nameFieldsAsOnTheWire } from './wire-schema.ts';

/** OpenAPI 3.1 of these calls, in wire names. */
export function openApiDocument(
  calls: readonly NamedCall[],
  serverUrl: string,
): ReturnType<typeof createDocument> {
  nameSchemas();
  const paths: ZodOpenApiPathsObject = {};
  for (const call of calls) {
    const path = pathOf(call.endpoint);
    paths[path] = { ...paths[path], [call.endpoint.method.toLowerCase()]: operationOf(call) };
  }
  return createDocument(
    {
      openapi: '3.1.1',
      info,
      servers: [{ url: serverUrl, description: 'This installation' }],
      tags: tagsOf(calls),
      paths,
      components: { schemas: { Problem: problem }, responses: refusalResponses(calls), securitySchemes },
    },
    { override: nameFieldsAsOnTheWire, reused: 'inline' },
  );
}

const info = {
  title: `${brand.name} API`,
  version: '1',
  summary: brand.tagline,
  description: [
    'Names are in snake case. Rates are fractions: 0.08 is 8 %. A missing number is null, never zero.',
    'Errors are `application/problem+json`; switch on `code`, not on the text.',
    'Most answers about companies carry an `ETag`; send it back as `If-None-Match` to get 304 while nothing has changed.',
  ].join('\n\n'),
  license: { name: 'MIT', identifier: 'MIT' },
};
