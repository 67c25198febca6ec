import { useState } from 'react';
import { PasswordField } from '../../../forms/PasswordField.tsx';

interface Props {
  label: string;
  name: string;
  large?: boolean;
}

export function NewPasswordField({ label, name, large = false }: Props) {
  const [strength, setStrength] = useState(0);
  return (
    <div
      className="stack stack-2"
      onInput={(event) => setStrength(passwordStrength((event.target as HTMLInputElement).value))}
    >
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        large={large}
        hint="Use at least 10 characters. A few unrelated words are easier to remember than symbols."
        below={
          <div className="strength" aria-hidden="true">
            {[1, 2, 3, 4].map((bar) => (
              <span key={bar} className={bar <= strength ? 'is-on' : undefined} />
            ))}
          </div>
        }
      />
    </div>
  );
}

export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  const { length } = password;
  if (length < 10) return 0;
  if (length < 13) return 1;
  if (length < 16) return 2;
  return length < 20 ? 3 : 4;
}
