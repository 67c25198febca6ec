import { Field } from '../ui/controls/Field.tsx';
import { useFieldError } from './CallForm.tsx';

interface Props {
  label: string;
  name: string;
  options: readonly string[];
  /** May be a former choice that is no longer offered; empty for none. */
  value: string;
}

export function SelectField({ label, name, options, value }: Props) {
  const all = value === '' || options.includes(value) ? options : [value, ...options];
  return (
    <Field label={label} error={useFieldError(name)}>
      {(control) => (
        <select {...control} name={name} className="select" defaultValue={value}>
          <option value="">Not specified</option>
          {all.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
