import type { Author } from '@tenfold/contract/qa/author';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MenuButton } from '../../../ui/controls/MenuButton.tsx';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { AskContributor } from './AskContributor.tsx';
import { type QuestionQuery, questionsAddress } from './question-query.ts';

const roles = [
  { value: 'asker', label: 'Asked by' },
  { value: 'answerer', label: 'Answered by' },
] as const;

/** Leaves the questions that one person asked, or answered. */
export function AuthorFilter({ query }: { query: QuestionQuery }) {
  return (
    <div className="found-filter needs-script">
      <MenuButton
        label="Author"
        face={
          <span className="btn">
            Author
            <Icon name="down" small />
          </span>
        }
      >
        {(close) => <ChooseAuthor query={query} onChosen={close} />}
      </MenuButton>
    </div>
  );
}

function ChooseAuthor({ query, onChosen }: { query: QuestionQuery; onChosen: () => void }) {
  const [role, setRole] = useState<(typeof roles)[number]['value']>('asker');
  const navigate = useNavigate();
  const choose = ({ id }: Author) => {
    onChosen();
    void navigate(questionsAddress({ ...query, [role]: id }), { preventScrollReset: true });
  };
  return (
    <div className="stack stack-2">
      <Segmented label="Author of" options={roles} value={role} onChange={setRole} block />
      <AskContributor onChoose={choose} />
    </div>
  );
}
