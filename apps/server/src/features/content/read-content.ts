import { type BlockKey, blocks, type ContentOf } from '@tenfold/contract/content/blocks';
import { emptyValue } from '@tenfold/contract/content/empty-value';
import type { Field, FieldSet } from '@tenfold/contract/content/fields';
import { schemaOf } from '@tenfold/contract/content/schema-of';
import { delivered } from './delivered/index.ts';

/** Stored content as it is read today: a field of a later release has its delivered value. What fits no more is as delivered. */
export function readContent<Key extends BlockKey>(key: Key, stored: unknown): ContentOf<Key> {
  const { fields } = blocks[key];
  const filled = fillGroup(fields, stored, delivered[key]);
  const read = schemaOf(fields, 'draft').safeParse(filled);
  return (read.success ? read.data : delivered[key]) as ContentOf<Key>;
}

function fillGroup(fields: FieldSet, stored: unknown, whenMissing: object | null): object {
  const given = isObject(stored) ? stored : {};
  const missing = (whenMissing ?? {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      name in given ? fill(field, given[name]) : (missing[name] ?? emptyValue(field)),
    ]),
  );
}

function fill(field: Field, stored: unknown): unknown {
  if (field.kind === 'group') return fillGroup(field.fields, stored, null);
  if (field.kind === 'list' && Array.isArray(stored)) return stored.map((item) => fill(field.item, item));
  return stored;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
