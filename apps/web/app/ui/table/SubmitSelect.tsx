import { useSubmit } from 'react-router';
import { classNames } from '../styles/class-names.ts';
import '../controls/field.css';

interface Props<Value extends string> {
  name: string;
  label: string;
  value: Value;
  choices: readonly (readonly [value: Value, label: string])[];
  className?: string;
  /** Before its form is sent. */
  onChoose?: (value: Value) => void;
}

/** Sends its form as something is chosen; without scripts a button of the form does. */
export function SubmitSelect<Value extends string>(props: Props<Value>) {
  const { name, label, value, choices, className, onChoose } = props;
  const submit = useSubmit();
  return (
    <select
      key={value}
      className={classNames('select', className)}
      name={name}
      aria-label={label}
      defaultValue={value}
      onChange={({ currentTarget: { value: typed, form } }) => {
        const chosen = choices.find(([known]) => known === typed);
        if (chosen) onChoose?.(chosen[0]);
        void submit(form, { replace: true, preventScrollReset: true });
      }}
    >
      {choices.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  );
}
