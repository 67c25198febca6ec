import type { z } from 'zod';
import { definitionOf, type Shape, wrappedIn } from './wire/definition.ts';
import { wireName } from './wire/wire-names.ts';

/** camelCase to snake_case by schema, compiled once each: keys that are data (years, symbols) stay. */
export function toWire(schema: z.ZodType, value: unknown): unknown {
  return mappingOf(schema)?.toWire(value) ?? value;
}

/** A field under another name than its wire name is ignored. */
export function fromWire(schema: z.ZodType, value: unknown): unknown {
  return mappingOf(schema)?.fromWire(value) ?? value;
}

interface Mapping {
  toWire(value: unknown): unknown;
  fromWire(value: unknown): unknown;
}

const compiled = new WeakMap<z.ZodType, Mapping | null>();

/** Null: nothing below this schema is renamed. */
function mappingOf(schema: z.ZodType): Mapping | null {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  // For schemas that contain themselves.
  compiled.set(
    schema,
    deferred(() => mappingOf(schema)),
  );
  const mapping = compile(schema);
  compiled.set(schema, mapping);
  return mapping;
}

function compile(schema: z.ZodType): Mapping | null {
  const def = definitionOf(schema);
  const wrapped = wrappedIn(def);
  if (wrapped !== null) return mappingOf(wrapped);
  switch (def.type) {
    case 'object':
      return mapObject(def.shape as Shape, def.catchall !== undefined);
    case 'array':
      return mapArray(mappingOf(def.element as z.ZodType));
    case 'record':
      return mapRecord(namesIn(def.keyType as z.ZodType), mappingOf(def.valueType as z.ZodType));
    case 'union':
      return 'discriminator' in def
        ? mapNamedUnion(def.options as readonly z.ZodType[], String(def.discriminator))
        : mapUnion(def.options as readonly z.ZodType[]);
    case 'tuple':
      return mapTuple(def.items.map((item) => mappingOf(item as z.ZodType)));
    case 'pipe':
      return mappingOf(def.in as z.ZodType) ?? mappingOf(def.out as z.ZodType);
    case 'lazy':
      return deferred(() => mappingOf(def.getter() as z.ZodType));
    default:
      return null;
  }
}

function mapObject(shape: Shape, keepsOthers: boolean): Mapping | null {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    wire: wireName(name),
    mapping: mappingOf(schema),
  }));
  if (fields.every((field) => field.wire === field.name && field.mapping === null)) return null;
  const own = new Set(fields.flatMap((field) => [field.name, field.wire]));
  const rename =
    (from: 'name' | 'wire', to: 'name' | 'wire', direction: keyof Mapping) => (value: unknown) => {
      if (!isObject(value)) return value;
      const renamed: Record<string, unknown> = {};
      for (const field of fields) {
        const key = field[from];
        if (!Object.hasOwn(value, key)) continue;
        renamed[field[to]] = field.mapping === null ? value[key] : field.mapping[direction](value[key]);
      }
      if (keepsOthers) {
        for (const [key, other] of Object.entries(value)) if (!own.has(key)) renamed[key] = other;
      }
      return renamed;
    };
  return { toWire: rename('name', 'wire', 'toWire'), fromWire: rename('wire', 'name', 'fromWire') };
}

function mapArray(element: Mapping | null): Mapping | null {
  if (element === null) return null;
  const each = (direction: keyof Mapping) => (value: unknown) =>
    Array.isArray(value) ? value.map((item) => element[direction](item)) : value;
  return { toWire: each('toWire'), fromWire: each('fromWire') };
}

function mapTuple(items: readonly (Mapping | null)[]): Mapping | null {
  if (items.every((item) => item === null)) return null;
  const each = (direction: keyof Mapping) => (value: unknown) =>
    Array.isArray(value) ? value.map((item, index) => items[index]?.[direction](item) ?? item) : value;
  return { toWire: each('toWire'), fromWire: each('fromWire') };
}

/** The keys that a record names one by one, as fields are: rows, figures. Others are data. */
function namesIn(key: z.ZodType): readonly string[] {
  const def = definitionOf(key);
  return def.type === 'enum' ? Object.values(def.entries).map(String) : [];
}

function mapRecord(names: readonly string[], values: Mapping | null): Mapping | null {
  const wires = new Map(names.map((name) => [name, wireName(name)]));
  const ownNames = new Map([...wires].map(([name, wire]) => [wire, name]));
  if (values === null && [...wires].every(([name, wire]) => name === wire)) return null;
  const each = (direction: keyof Mapping, renamed: ReadonlyMap<string, string>) => (value: unknown) =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, item]) => [
            renamed.get(key) ?? key,
            values === null ? item : values[direction](item),
          ]),
        )
      : value;
  return { toWire: each('toWire', wires), fromWire: each('fromWire', ownNames) };
}

/** The first option that accepts the value decides its names; one without names to change leaves it as it is. */
function mapUnion(schemas: readonly z.ZodType[]): Mapping | null {
  const options = schemas.map((schema) => ({ schema, mapping: mappingOf(schema) }));
  const first = options.find(({ mapping }) => mapping !== null)?.mapping ?? null;
  if (first === null) return null;
  const each = (direction: keyof Mapping, accepts: (option: Option, value: unknown) => boolean) => {
    return (value: unknown) => {
      const { mapping } = options.find((option) => accepts(option, value)) ?? { mapping: first };
      return mapping === null ? value : mapping[direction](value);
    };
  };
  return {
    toWire: each('toWire', ({ schema }, value) => schema.safeParse(value).success),
    fromWire: each('fromWire', ({ schema, mapping }, value) => {
      return schema.safeParse(mapping === null ? value : mapping.fromWire(value)).success;
    }),
  };
}

/** A field says which option it is, also of a value that no option accepts: its problems are named by its own fields. */
function mapNamedUnion(schemas: readonly z.ZodType[], field: string): Mapping | null {
  const byName = new Map(
    schemas.flatMap((schema) => {
      const def = definitionOf(schema);
      const name = def.type === 'object' ? definitionOf((def.shape as Shape)[field] as z.ZodType) : null;
      const names = name?.type === 'literal' ? name.values : [];
      return names.map((value) => [value as unknown, mappingOf(schema)]);
    }),
  );
  if ([...byName.values()].every((mapping) => mapping === null)) return null;
  const each = (direction: keyof Mapping, key: string) => (value: unknown) =>
    (isObject(value) ? byName.get(value[key]) : null)?.[direction](value) ?? value;
  return { toWire: each('toWire', field), fromWire: each('fromWire', wireName(field)) };
}

interface Option {
  readonly schema: z.ZodType;
  readonly mapping: Mapping | null;
}

function deferred(mapping: () => Mapping | null): Mapping {
  return {
    toWire: (value) => mapping()?.toWire(value) ?? value,
    fromWire: (value) => mapping()?.fromWire(value) ?? value,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
