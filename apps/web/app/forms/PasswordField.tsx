import { type ReactNode, useState } from 'react';
import { useHydrated } from '../platform/screens/use-hydrated.ts';
import { Field } from '../ui/controls/Field.tsx';
import { IconButton } from '../ui/controls/IconButton.tsx';
import { classNames } from '../ui/styles/class-names.ts';
import { useFieldError } from './CallForm.tsx';

interface Props {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  below?: ReactNode;
  large?: boolean;
}

export function PasswordField({ label, name, autoComplete, hint, below, large = false }: Props) {
  const [shown, setShown] = useState(false);
  const ready = useHydrated();
  return (
    <Field label={label} hint={hint} error={useFieldError(name)}>
      {(control) => (
        <>
          <div className="input-affix">
            <input
              {...control}
              type={shown ? 'text' : 'password'}
              name={name}
              autoComplete={autoComplete}
              autoCapitalize="off"
              spellCheck={false}
              className={classNames('input input-with-button', large && 'input-lg')}
            />
            <IconButton
              icon="eye"
              label={`Show ${label.toLowerCase()}`}
              small
              aria-pressed={shown}
              hidden={!ready}
              onClick={() => setShown(!shown)}
            />
          </div>
          {below}
        </>
      )}
    </Field>
  );
}
