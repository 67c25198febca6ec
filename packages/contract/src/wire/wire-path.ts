import type { z } from 'zod';
import { definitionOf, type Shape, wrappedIn } from './definition.ts';
import { wireName } from './wire-names.ts';

/** The sender's name of a field: `data.first_name`, `rows.2.title`. Keys that are data stay. */
export function wirePath(schema: z.ZodType | undefined, path: readonly PropertyKey[]): string {
  const segments: string[] = [];
  let at = schema;
  for (const segment of path) {
    const shape = at === undefined ? undefined : shapeWith(at, segment);
    const isName = shape !== undefined || (at !== undefined && namesKeys(at));
    segments.push(isName ? wireName(String(segment)) : String(segment));
    at = shape?.[String(segment)] ?? (at === undefined ? undefined : elementSchema(at));
  }
  return segments.join('.');
}

function shapeWith(schema: z.ZodType, field: PropertyKey): Shape | undefined {
  for (const def of layersOf(schema)) {
    if (def.type !== 'object') continue;
    const shape = def.shape as Shape;
    if (Object.hasOwn(shape, field)) return shape;
  }
  return undefined;
}

/** A record whose keys are named one by one, as fields are. */
function namesKeys(schema: z.ZodType): boolean {
  return layersOf(schema).some(
    (def) => def.type === 'record' && definitionOf(def.keyType as z.ZodType).type === 'enum',
  );
}

function elementSchema(schema: z.ZodType): z.ZodType | undefined {
  for (const def of layersOf(schema)) {
    if (def.type === 'array') return def.element as z.ZodType;
    if (def.type === 'record') return def.valueType as z.ZodType;
  }
  return undefined;
}

function layersOf(schema: z.ZodType): ReturnType<typeof definitionOf>[] {
  const def = definitionOf(schema);
  const wrapped = wrappedIn(def);
  if (wrapped !== null) return layersOf(wrapped);
  switch (def.type) {
    case 'pipe':
      return [...layersOf(def.in as z.ZodType), ...layersOf(def.out as z.ZodType)];
    case 'union':
      return def.options.flatMap((option) => layersOf(option as z.ZodType));
    case 'lazy':
      return layersOf(def.getter() as z.ZodType);
    default:
      return [def];
  }
}
