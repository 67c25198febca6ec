import { useState } from 'react';
import { useDebounced } from '../../platform/queries/use-debounced.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { CompanyField } from './CompanyField.tsx';

interface Props {
  label: string;
  focused?: boolean;
  onChoose: (symbol: string) => void;
}

/** Which company something is about. */
export function AskCompany({ label, focused = false, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim());
  const answer = useQuery(
    text === ''
      ? null
      : {
          label: 'a company',
          call: 'GET /company/{text}/search',
          input: { params: { text }, query: { limit: 5 } },
        },
  );
  return (
    <CompanyField
      label={label}
      focused={focused}
      typed={typed}
      searched={text}
      answer={answer}
      onType={setTyped}
      onChoose={({ symbol }) => onChoose(symbol)}
    />
  );
}
