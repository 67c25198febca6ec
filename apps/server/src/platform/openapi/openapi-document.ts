import * as contract from '@tenfold/contract';
import { brand } from '@tenfold/contract/brand';
import type { NamedCall } from '@tenfold/contract/calls';
import { docs, problem } from '@tenfold/contract/docs/docs';
import { wireName } from '@tenfold/contract/wire/wire-names';
import { z } from 'zod';
import { createDocument, type oas31, type ZodOpenApiOverride, type ZodOpenApiPathsObject } from 'zod-openapi';
import { apiPath, operationOf } from './operation.ts';
import { refusalResponses } from './refusal-responses.ts';
import { securitySchemes } from './security.ts';

export function openApiDocument(
  calls: readonly NamedCall[],
  serverUrl: string,
): ReturnType<typeof createDocument> {
  nameSchemas();
  const paths: ZodOpenApiPathsObject = {};
  for (const call of calls) {
    const path = apiPath(call.endpoint);
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

function tagsOf(calls: readonly NamedCall[]): oas31.TagObject[] {
  return [...new Set(calls.map(({ feature }) => feature))].map((name) => ({
    name,
    description: docs[name]?.tag ?? '',
  }));
}

/** Fields of objects, and keys that a record names one by one: others are data. */
const nameFieldsAsOnTheWire: ZodOpenApiOverride = ({ zodSchema, jsonSchema }) => {
  if (zodSchema._zod.def.type === 'record') nameKeysAsOnTheWire(jsonSchema);
  if (zodSchema._zod.def.type !== 'object') return;
  if (jsonSchema.properties !== undefined) {
    jsonSchema.properties = Object.fromEntries(
      Object.entries(jsonSchema.properties).map(([name, field]) => [wireName(name), field]),
    );
  }
  if (jsonSchema.required !== undefined) jsonSchema.required = jsonSchema.required.map(wireName);
};

function nameKeysAsOnTheWire(jsonSchema: Parameters<ZodOpenApiOverride>[0]['jsonSchema']): void {
  const names = jsonSchema.propertyNames;
  if (typeof names !== 'object' || names.enum === undefined) return;
  jsonSchema.propertyNames = { ...names, enum: names.enum.map((name) => wireName(String(name))) };
}

/** Schemas that the contract exports become named components; all others stay inline. */
function nameSchemas(): void {
  for (const [feature, exported] of Object.entries(contract)) {
    for (const [key, value] of Object.entries(exported)) {
      if (value instanceof z.ZodType) name(pascalCase(key), value, docs[feature]?.schemas[key]);
    }
  }
}

function name(id: string, schema: z.ZodType, description: string | undefined): void {
  schema.register(z.globalRegistry, {
    ...(description !== undefined && { description }),
    ...schema.meta(),
    id,
  });
}

function pascalCase(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
