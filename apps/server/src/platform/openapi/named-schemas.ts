import * as contract from '@tenfold/contract';
import { docs } from '@tenfold/contract/docs';
import { z } from 'zod';

/** Schemas that the contract exports become named components; all others stay inline. */
export function nameSchemas(): void {
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
