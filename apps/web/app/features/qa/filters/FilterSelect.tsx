import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { parseQuestionQuery, questionsAddress } from './question-query.ts';
import '../../../ui/controls/field.css';

interface Props {
  name: string;
  label: string;
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
  /** The id of its form, where it stands outside of it. */
  form?: string;
}

/** One choice of its form, whose address follows as it is chosen; without scripts a button sends the form. */
export function FilterSelect({ name, label, value, choices, form }: Props) {
  const navigate = useNavigate();
  const select = useRef<HTMLSelectElement>(null);
  // Set and not made anew: it keeps the focus, and what was chosen shows while its page is loaded.
  useEffect(() => {
    if (select.current !== null) select.current.value = value;
  }, [value]);
  return (
    <select
      ref={select}
      className="select"
      name={name}
      form={form}
      aria-label={label}
      defaultValue={value}
      onChange={({ currentTarget }) => {
        if (currentTarget.form !== null)
          void navigate(addressOf(currentTarget.form), { preventScrollReset: true });
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

/** Without what the form leaves empty, so that one choice has one address. */
function addressOf(form: HTMLFormElement): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') params.append(name, value);
  return questionsAddress(parseQuestionQuery(params));
}
