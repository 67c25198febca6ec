import { wireName } from '@tenfold/contract/wire';
import type { ZodOpenApiOverride } from 'zod-openapi';

/** Fields of objects; keys of records are data and stay as they are. */
export const nameFieldsAsOnTheWire: ZodOpenApiOverride = ({ zodSchema, jsonSchema }) => {
  if (zodSchema._zod.def.type !== 'object') return;
  if (jsonSchema.properties !== undefined) {
    jsonSchema.properties = Object.fromEntries(
      Object.entries(jsonSchema.properties).map(([name, field]) => [wireName(name), field]),
    );
  }
  if (jsonSchema.required !== undefined) jsonSchema.required = jsonSchema.required.map(wireName);
};
