import { Field } from '../ui/controls/Field.tsx';

interface Props {
  label?: string;
  labelHidden?: boolean;
  placeholder?: string;
  /** Takes the focus when its dialog opens. */
  focused?: boolean;
  name: string;
  /** Why it was refused, until it is changed. */
  error: string | null;
  onType: (typed: string) => void;
}

export function NameField({
  label = 'Name',
  labelHidden = false,
  placeholder,
  focused = false,
  name,
  error,
  onType,
}: Props) {
  const refusal = error !== null && <span role="alert">{error}</span>;
  return (
    <Field label={label} labelHidden={labelHidden} error={refusal}>
      {(control) => (
        <input
          {...control}
          className="input"
          ref={(field) => {
            if (focused) field?.setAttribute('autofocus', '');
          }}
          placeholder={placeholder}
          autoComplete="off"
          dir="auto"
          value={name}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
