import type { ChoiceField } from '@tenfold/contract/content/fields';
import { Field } from '../../../ui/controls/Field.tsx';
import type { ContentPath } from '../editing/content-path.ts';
import { useEditing, useProblem, useValue } from '../editing/editing-context.ts';

export function ChoiceInput({ field, path }: { field: ChoiceField; path: ContentPath }) {
  const editing = useEditing();
  const chosen = useValue<string>(path);
  return (
    <Field label={field.label} hint={field.hint} error={useProblem(path)}>
      {(control) => (
        <select
          {...control}
          className="select"
          value={chosen}
          onChange={({ currentTarget }) => editing.set(path, currentTarget.value)}
        >
          {Object.entries(field.options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
