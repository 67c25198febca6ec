import type { Field, ValueOf } from './fields.ts';

/** An empty one of these. */
export function emptyValue<F extends Field>(field: F): ValueOf<F> {
  return empty(field) as ValueOf<F>;
}

function empty(field: Field): unknown {
  switch (field.kind) {
    case 'switch':
      return false;
    case 'number':
      return field.from;
    case 'choice':
      return Object.keys(field.options)[0];
    case 'image':
      return null;
    case 'list':
      return [];
    case 'group':
      return Object.fromEntries(Object.entries(field.fields).map(([name, each]) => [name, empty(each)]));
    default:
      return '';
  }
}
