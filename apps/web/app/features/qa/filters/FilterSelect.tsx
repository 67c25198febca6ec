import { useNavigate } from 'react-router';
import { parseQuestionQuery, questionsAddress } from './question-query.ts';
import '../../../ui/controls/field.css';

interface Props {
  name: string;
  label: string;
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
}

/** One choice of the form around it, whose address follows as it is chosen; without scripts a button sends the form. */
export function FilterSelect({ name, label, value, choices }: Props) {
  const navigate = useNavigate();
  return (
    <select
      key={value}
      className="select"
      name={name}
      aria-label={label}
      defaultValue={value}
      onChange={({ currentTarget: { form } }) => {
        if (form !== null) void navigate(addressOf(form), { preventScrollReset: true });
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
