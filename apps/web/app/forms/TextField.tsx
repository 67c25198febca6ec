import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../ui/controls/Field.tsx';
import { classNames } from '../ui/styles/class-names.ts';
import { useFieldError } from './CallForm.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'name'> {
  label: string;
  name: string;
  hint?: ReactNode;
  problem?: string | undefined;
  large?: boolean;
}

export function TextField({ label, name, hint, problem, large = false, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={useFieldError(name) ?? problem}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          name={name}
          className={classNames('input', large && 'input-lg')}
        />
      )}
    </Field>
  );
}
