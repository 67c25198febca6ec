import type { z } from 'zod';

type Definition = z.core.$ZodTypes['_zod']['def'];

export function definitionOf(schema: z.ZodType): Definition {
  return (schema as unknown as z.core.$ZodTypes)._zod.def;
}

/** The fields of an object's schema. */
export type Shape = Readonly<Record<string, z.ZodType>>;
