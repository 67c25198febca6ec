import type { z } from 'zod';

type Definition = z.core.$ZodTypes['_zod']['def'];

export function definitionOf(schema: z.ZodType): Definition {
  return (schema as unknown as z.core.$ZodTypes)._zod.def;
}

/** The fields of an object's schema. */
export type Shape = Readonly<Record<string, z.ZodType>>;

/** What a schema wraps that is optional, nullable, readonly or has a default. */
export function wrappedIn(def: Definition): z.ZodType | null {
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return def.innerType as z.ZodType;
    default:
      return null;
  }
}
