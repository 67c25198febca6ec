import type { NamedCall } from '@tenfold/contract/calls';
import { docs, parameterDocs, problem } from '@tenfold/contract/docs/docs';
import { apiBase, type Endpoint } from '@tenfold/contract/endpoint';
import { wireName } from '@tenfold/contract/wire/wire-names';
import { z } from 'zod';
import type { ZodOpenApiMediaTypeObject, ZodOpenApiOperationObject } from 'zod-openapi';
import { refusalReferences } from './refusal-responses.ts';
import { securityOf } from './security.ts';

export function operationOf({ name, feature, endpoint }: NamedCall): ZodOpenApiOperationObject {
  const example = docs[feature]?.examples[name];
  return {
    operationId: name,
    summary: endpoint.summary,
    description: docs[feature]?.calls[name] ?? '',
    tags: [feature],
    security: securityOf(endpoint),
    requestParams: {
      ...(endpoint.params !== undefined && { path: parametersOf(endpoint.params, example?.path) }),
      ...(endpoint.query !== undefined && { query: parametersOf(endpoint.query, example?.query) }),
    },
    ...(endpoint.body !== undefined && {
      requestBody: {
        required: true,
        content: { [bodyTypeOf(endpoint)]: jsonContent(endpoint.body, example?.body) },
      },
    }),
    responses: {
      200: {
        description: 'The answer.',
        content: {
          'application/json': jsonContent(endpoint.reply, example?.reply),
          ...(endpoint.events !== undefined && { 'text/event-stream': eventContent(endpoint.events) }),
        },
      },
      ...refusalReferences(endpoint),
    },
  };
}

export function apiPath({ path }: Endpoint): `/${string}` {
  return `${apiBase}${path.replace(/\{(\w+)\}/g, (_, name: string) => `{${wireName(name)}}`)}`;
}

function bodyTypeOf({ encoding }: Endpoint): string {
  return encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
}

function jsonContent(schema: z.ZodType, example: unknown): ZodOpenApiMediaTypeObject {
  return { schema, ...(example !== undefined && { example }) };
}

/** OpenAPI 3.1 has no word for the events of a stream: the schema is that of the data of each. */
function eventContent(schema: z.ZodType): ZodOpenApiMediaTypeObject {
  return { schema: z.union([schema, problem]) };
}

function parametersOf(schema: z.ZodType, example: Readonly<Record<string, unknown>> = {}): z.ZodObject {
  const shape = (schema as z.ZodObject).shape as Readonly<Record<string, z.ZodType>>;
  return z.object(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => {
        const value = example[wireName(name)];
        const meta = {
          ...(parameterDocs[name] !== undefined && { description: parameterDocs[name] }),
          ...(value !== undefined && { examples: [value] }),
        };
        return [wireName(name), field.meta(meta)];
      }),
    ),
  );
}
