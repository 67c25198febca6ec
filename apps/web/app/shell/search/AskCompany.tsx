import { useState } from 'react';
import { useQuery } from '../../platform/queries/use-query.ts';
import { useSearchText } from '../../platform/queries/use-search-text.ts';
import { CompanyField } from './CompanyField.tsx';

interface Props {
  label: string;
  focused?: boolean;
  onChoose: (symbol: string) => void;
}

/** Which company something is about. */
export function AskCompany({ label, focused = false, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const text = useSearchText(typed);
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
