import { Field } from '../../../ui/controls/Field.tsx';

interface Props {
  name: string;
  error: string | null;
  onType: (typed: string) => void;
}

/** Focused as its dialog opens. */
export function NameField({ name, error, onType }: Props) {
  return (
    <Field label="Name" error={error ?? undefined}>
      {(control) => (
        <input
          {...control}
          className="input"
          ref={(field) => field?.setAttribute('autofocus', '')}
          placeholder="Enter a name for the new list"
          autoComplete="off"
          dir="auto"
          value={name}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
