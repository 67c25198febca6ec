import { Icon } from '../text/Icon.tsx';
import './button.css';
import './select.css';

interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export function Select<Value extends string>({
  label,
  choices,
  value,
  onChange,
  forecast = false,
}: {
  label: string;
  choices: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  forecast?: boolean;
}) {
  return (
    <label className="btn select-button">
      {label}:
      <select
        className={forecast ? 'edit' : undefined}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="down" small />
    </label>
  );
}
