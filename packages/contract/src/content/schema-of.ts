import { z } from 'zod';
import { linkText, plainLine, plainText } from '../text/plain-text.ts';
import { isPrintableProse } from '../text/printable.ts';
import type { ContentImage, Field, FieldSet, ImageField, ListField, ValuesOf } from './fields.ts';

/** `published`: as readers get it. `draft`: as it is while somebody writes, so that no half-written text is lost. */
export type Strictness = 'published' | 'draft';

const schemas: Readonly<Record<Strictness, Map<FieldSet, z.ZodType>>> = {
  published: new Map(),
  draft: new Map(),
};

/** What the fields of a block may hold. */
export function schemaOf<Fields extends FieldSet>(
  fields: Fields,
  strictness: Strictness,
): z.ZodType<ValuesOf<Fields>> {
  const known = schemas[strictness].get(fields);
  if (known !== undefined) return known as z.ZodType<ValuesOf<Fields>>;
  const schema = z.object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, strictness)])),
  );
  schemas[strictness].set(fields, schema);
  return schema as unknown as z.ZodType<ValuesOf<Fields>>;
}

function fieldSchema(field: Field, strictness: Strictness): z.ZodType {
  switch (field.kind) {
    case 'switch':
      return z.boolean();
    case 'number':
      return z
        .number()
        .min(field.from, `Use ${field.from} to ${field.to}`)
        .max(field.to, `Use ${field.from} to ${field.to}`);
    case 'choice':
      return z.enum(Object.keys(field.options), { error: 'Choose one of the list' });
    case 'image':
      return imageSchema(field, strictness);
    case 'list':
      return listSchema(field, strictness);
    case 'group':
      return schemaOf(field.fields, strictness);
    default:
      return strictness === 'draft' ? unfinished : textSchema(field);
  }
}

function textSchema(field: Extract<Field, { kind: 'line' | 'text' | 'link' }>): z.ZodType<string, string> {
  const optional = field.optional === true;
  if (field.kind === 'link') return linkText(optional);
  return field.kind === 'line' ? plainLine(field.max, optional) : plainText(field.max, optional);
}

const unfinished = z
  .string()
  .max(10_000, 'Use at most 10,000 characters')
  .refine(isPrintableProse, 'Use letters, spaces and punctuation only');

const pixels = z.number().int().positive();

const imageName = z.string().regex(/^[0-9a-f]{32}\.webp$/, 'Choose an image');

function imageSchema({ optional }: ImageField, strictness: Strictness): z.ZodType<ContentImage | null> {
  const described =
    strictness === 'draft'
      ? unfinished
      : z
          .string()
          .trim()
          .min(1, 'Describe the image for people who can’t see it.')
          .pipe(plainLine(200, false));
  const image = z.object({ name: imageName, alt: described, width: pixels, height: pixels }).nullable();
  if (strictness === 'draft' || optional === true) return image;
  return image.refine((chosen) => chosen !== null, 'Choose an image');
}

function listSchema({ item, min = 0, max }: ListField, strictness: Strictness): z.ZodType {
  const items = z.array(fieldSchema(item, strictness)).max(max, `Use at most ${max}`);
  return strictness === 'draft' ? items : items.min(min, 'Add at least one');
}
