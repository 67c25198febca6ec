import { z } from 'zod';
import { apiBase, type Endpoint } from './endpoint.ts';
import { errorStatus } from './errors.ts';
import { wireName } from './wire.ts';

type Json = Readonly<Record<string, unknown>>;

/** OpenAPI 3.1 of these endpoints, in wire names. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  info: { title: string; version: string },
): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    const path = `${apiBase}${endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => `{${wireName(name)}}`)}`;
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  const securitySchemes = { [bearer]: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } };
  return { openapi: '3.1.0', info, paths, components: { securitySchemes, schemas: { Problem: problem } } };
}

/** The endpoints among what a contract file exports. */
export function endpointsIn(exports: Readonly<Record<string, unknown>>): Endpoint[] {
  return Object.values(exports).filter(isEndpoint);
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value
  );
}

const bearer = 'access_token';

function operationOf(endpoint: Endpoint): Json {
  const [, tag = ''] = endpoint.path.split('/');
  return {
    summary: endpoint.summary,
    tags: [tag],
    security: securityOf(endpoint),
    parameters: [...parametersOf('path', endpoint.params), ...parametersOf('query', endpoint.query)],
    ...(endpoint.body !== undefined && {
      requestBody: {
        required: true,
        content: { [bodyTypeOf(endpoint)]: { schema: schemaOf(endpoint.body, 'input') } },
      },
    }),
    responses: {
      200: {
        description: 'The answer',
        content: { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } },
      },
      default: {
        description: 'A refusal',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

/** Either of these: with an access token, or, for who need not be known, without. */
function securityOf({ access }: Endpoint): Json[] {
  if (access === 'anyone') return [];
  return access === 'viewer' ? [{}, { [bearer]: [] }] : [{ [bearer]: [] }];
}

function bodyTypeOf({ encoding }: Endpoint): string {
  return encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Readonly<Record<string, Json>>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'object') renameFields(jsonSchema);
    },
  });
  return rest;
}

function renameFields(schema: { properties?: Record<string, unknown>; required?: string[] }): void {
  if (schema.properties !== undefined) {
    schema.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, of]) => [wireName(name), of]),
    );
  }
  if (schema.required !== undefined) schema.required = schema.required.map(wireName);
}

const problem: Json = {
  type: 'object',
  required: ['status', 'code', 'detail', 'error_message', 'request_id'],
  properties: {
    status: { type: 'integer' },
    code: { enum: Object.keys(errorStatus) },
    detail: { type: 'string' },
    error_message: { type: 'string' },
    error_fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Message by field',
    },
    max_reached: { type: 'boolean', description: 'With quota_reached' },
    request_id: { type: 'string' },
  },
};
