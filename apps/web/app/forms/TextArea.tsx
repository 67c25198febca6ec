import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../ui/controls/Field.tsx';
import { useFieldError } from './CallForm.tsx';

interface Props extends Omit<ComponentProps<'textarea'>, 'id' | 'name'> {
  label: string;
  name: string;
  hint?: ReactNode;
}

export function TextArea({ label, name, hint, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={useFieldError(name)}>
      {(control) => <textarea {...rest} {...control} name={name} className="textarea" />}
    </Field>
  );
}
