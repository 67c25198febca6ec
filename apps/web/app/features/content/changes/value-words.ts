import type { ContentImage, Field } from '@tenfold/contract/content/fields';
import type { BlockContent } from '../editing/content-path.ts';

/** A value as it is read, in one line. */
export function valueWords(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'switch':
      return value === true ? 'On' : 'Off';
    case 'choice':
      return field.options[String(value)] ?? String(value);
    case 'image':
      return imageWords(value as ContentImage | null);
    case 'list':
      return (value as readonly unknown[])
        .map((item) => valueWords(field.item, item))
        .filter((words) => words !== '')
        .join('; ');
    case 'group':
      return Object.entries(field.fields)
        .flatMap(([name, inner]) =>
          inner.kind === 'switch' || inner.kind === 'number'
            ? []
            : [valueWords(inner, (value as BlockContent)[name])],
        )
        .filter((words) => words !== '')
        .join(' · ');
    default:
      return String(value);
  }
}

/** The name tells two pictures of one size and description apart. */
function imageWords(image: ContentImage | null): string {
  if (image === null) return '';
  const { name, width, height, alt } = image;
  return `Image ${name.slice(0, 6)}, ${width} × ${height}: ${alt === '' ? 'not described' : alt}`;
}
