import { postLimits } from '@tenfold/contract/qa/question-choices';
import { useState } from 'react';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { useSearchText } from '../../../platform/queries/use-search-text.ts';
import { ChosenField } from './ChosenField.tsx';

interface Props {
  symbols: readonly string[];
  error?: string | undefined;
  hint?: string | undefined;
  onChange: (symbols: string[]) => void;
}

/** The companies a question is about, found by name or symbol. */
export function CompaniesField({ symbols, error, hint, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const text = useSearchText(typed);
  const answer = useQuery(
    text === ''
      ? null
      : {
          label: 'a company of a question',
          call: 'GET /company/{text}/search',
          input: { params: { text }, query: { limit: 5 } },
          failures: 'hidden',
        },
  );
  const found = answer.state === 'ready' ? answer.value.results : [];
  return (
    <ChosenField
      label="Company or ticker"
      placeholder="Enter company name"
      most={postLimits.companies}
      chosen={symbols.map((symbol) => ({ key: symbol, label: symbol }))}
      offered={found.map(({ symbol, name }) => ({ key: symbol, label: symbol, more: name }))}
      none={answer.state === 'ready' && text === typed.trim() && text !== '' ? 'No companies match.' : null}
      typed={typed}
      error={error}
      hint={hint}
      onType={setTyped}
      onChange={onChange}
    />
  );
}
