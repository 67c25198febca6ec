import type { Field } from '@tenfold/contract/content/fields';
import type { ContentPath } from '../editing/content-path.ts';

export interface FieldInputProps {
  readonly field: Field;
  readonly path: ContentPath;
  /** In a list, where a label would be the same on each line: only spoken. */
  readonly hiddenLabel?: string;
}
