import type { Field } from '@tenfold/contract/content/fields';

/** Whether a value of this device’s storage has the shape of a field; what it holds is checked by the server. */
export function fits(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(field.options, value);
    case 'image':
      return value === null || isImage(value);
    case 'list':
      return Array.isArray(value) && value.every((item) => fits(field.item, item));
    case 'group':
      return (
        isRecord(value) && Object.entries(field.fields).every(([name, inner]) => fits(inner, value[name]))
      );
    default:
      return typeof value === 'string';
  }
}

function isImage(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { name, alt, width, height } = value;
  return (
    typeof name === 'string' &&
    typeof alt === 'string' &&
    typeof width === 'number' &&
    typeof height === 'number'
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
