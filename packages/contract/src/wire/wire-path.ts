import type { z } from 'zod';
import { definitionOf, type Shape, wrappedIn } from './definition.ts';
import { wireName } from './wire-names.ts';

/** The sender's name of a field: `data.first_name`, `rows.2.title`. Keys that are data stay. */
export function wirePath(schema: z.ZodType | undefined, path: readonly PropertyKey[]): string {
  const segments: string[] = [];
  // All that the value may be: of a union, each option that has the fields so far.
  let at: readonly z.ZodType[] = schema === undefined ? [] : [schema];
  for (const segment of path) {
    const fields = at.flatMap((each) => fieldsNamed(each, segment));
    const isName = fields.length > 0 || at.some(namesKeys);
    segments.push(isName ? wireName(String(segment)) : String(segment));
    at = fields.length > 0 ? fields : at.flatMap((each) => elementSchema(each) ?? []);
  }
  return segments.join('.');
}

function fieldsNamed(schema: z.ZodType, field: PropertyKey): z.ZodType[] {
  return layersOf(schema).flatMap((def) => {
    if (def.type !== 'object') return [];
    const shape = def.shape as Shape;
    return Object.hasOwn(shape, field) ? [shape[String(field)] ?? []].flat() : [];
  });
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
