import type { LineField, LinkField, TextField } from '@tenfold/contract/content/fields';
import { Field } from '../../../ui/controls/Field.tsx';
import { tooLong } from '../../../ui/controls/too-long.ts';
import type { ContentPath } from '../editing/content-path.ts';
import { useEditing, useProblem, useValue } from '../editing/editing-context.ts';
import { textHint } from './text-hint.ts';

interface Props {
  field: LineField | TextField | LinkField;
  path: ContentPath;
  hiddenLabel?: string;
}

export function TextInput({ field, path, hiddenLabel }: Props) {
  const editing = useEditing();
  const text = useValue<string>(path);
  const problem = useProblem(path);
  const isHidden = hiddenLabel !== undefined;
  const onChange = (typed: string) => editing.set(path, typed);
  return (
    <Field
      label={hiddenLabel ?? field.label}
      labelHidden={isHidden}
      hint={isHidden ? undefined : textHint(field, text)}
      error={problem ?? (field.kind === 'link' ? null : tooLong(text, field.max))}
    >
      {(control) =>
        field.kind === 'text' ? (
          <textarea
            {...control}
            className="textarea grows"
            rows={2}
            value={text}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        ) : (
          <input
            {...control}
            type="text"
            {...(field.kind === 'link' && { inputMode: 'url', spellCheck: false, autoCapitalize: 'off' })}
            className="input"
            value={text}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )
      }
    </Field>
  );
}
