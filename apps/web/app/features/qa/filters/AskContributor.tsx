import type { Author } from '@tenfold/contract/qa/author';
import { shortBio } from '@tenfold/domain/qa';
import { useState } from 'react';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { useSearchText } from '../../../platform/queries/use-search-text.ts';
import { FoundField } from '../../../shell/search/FoundField.tsx';
import { Match } from '../../../shell/search/Match.tsx';

/** Somebody who asked or answered, by their public name. */
export function AskContributor({ onChoose }: { onChoose: (contributor: Author) => void }) {
  const [typed, setTyped] = useState('');
  const text = useSearchText(typed);
  const answer = useQuery(
    text === ''
      ? null
      : {
          label: 'a contributor',
          call: 'GET /qa/stats/contributors',
          input: { query: { q: text } },
          read: ({ contributors }) => ({ results: contributors }),
        },
  );
  return (
    <FoundField
      label="Name"
      placeholder="Name of a contributor"
      things="contributors"
      focused
      typed={typed}
      searched={text}
      answer={answer}
      keyOf={({ id }) => id ?? 0}
      onType={setTyped}
      onChoose={onChoose}
    >
      {({ fullName, bio }) => (
        <>
          <b dir="auto">
            <Match text={fullName} typed={typed} />
          </b>
          <span className="muted">{shortBio(bio)}</span>
        </>
      )}
    </FoundField>
  );
}
