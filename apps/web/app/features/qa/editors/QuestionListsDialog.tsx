import type { Question } from '@tenfold/contract/qa/question';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ConfirmFoot } from '../../../forms/ConfirmFoot.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { type NamedList, NewQuestionList } from './NewQuestionList.tsx';
import '../../../ui/controls/check.css';

interface Props {
  question: Question;
  lists: readonly NamedList[];
  onSaved: (question: Question) => void;
  onClose: () => void;
}

/** Which lists of the editors a question is on. */
export function QuestionListsDialog({ question, lists, onSaved, onClose }: Props) {
  const { id, questionLists } = question;
  const [made, setMade] = useState<readonly NamedList[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(questionLists.map(each)));
  const { busy, error, send } = useSending('putting a question on lists');
  const { revalidate } = useRevalidator();
  const all = [...lists, ...made.filter((list) => !lists.some((known) => known.id === list.id))];

  const save = (close: () => void) =>
    send(async () => {
      const body = { questionLists: [...chosen] };
      onSaved(await browserApi.call('PATCH /qa/questions/{id}', { params: { id }, body }));
      close();
      // The list that was made is a filter now.
      await revalidate();
    });

  return (
    <Dialog title="Add to list" onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body">
            {all.length === 0 && <p className="muted">There are no lists yet.</p>}
            {all.map((list) => (
              <label key={list.id} className="check">
                <input
                  type="checkbox"
                  checked={chosen.has(list.id)}
                  onChange={({ currentTarget: { checked } }) => {
                    const others = [...chosen].filter((one) => one !== list.id);
                    setChosen(new Set(checked ? [...others, list.id] : others));
                  }}
                />
                {list.name}
              </label>
            ))}
            <NewQuestionList
              onMade={(list) => {
                setMade([...made, list]);
                setChosen(new Set([...chosen, list.id]));
              }}
            />
            {error !== null && <Notice tone="error">{error}</Notice>}
          </div>
          <ConfirmFoot action="Save" busy={busy} onCancel={close} onConfirm={() => void save(close)} />
        </>
      )}
    </Dialog>
  );
}

function each({ id }: NamedList): number {
  return id;
}
