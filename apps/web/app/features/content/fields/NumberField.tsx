import type { NumberField as Described } from '@tenfold/contract/content/fields';
import { useState } from 'react';
import { Field } from '../../../ui/controls/Field.tsx';
import type { ContentPath } from '../editing/content-path.ts';
import { useEditing, useProblem, useValue } from '../editing/editing-context.ts';

/** Whole numbers. What is no number is said and not kept. */
export function NumberField({ field, path }: { field: Described; path: ContentPath }) {
  const editing = useEditing();
  const value = useValue<number>(path);
  const problem = useProblem(path);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(value);
  return (
    <Field
      label={field.label}
      hint={`${field.from} to ${field.to}`}
      error={problem ?? (isNumber(text) ? null : 'Write a whole number')}
    >
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          className="input"
          value={text}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            if (isNumber(currentTarget.value)) editing.set(path, Number(currentTarget.value));
          }}
          onBlur={() => {
            if (isNumber(text)) setTyped(null);
          }}
        />
      )}
    </Field>
  );
}

function isNumber(text: string): boolean {
  return /^\s*\d{1,6}\s*$/.test(text);
}
