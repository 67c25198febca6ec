import type { NewTag } from '@tenfold/contract/qa/desk/new-tags';
import type { QuestionTag } from '@tenfold/contract/qa/question';
import { useState } from 'react';
import { ConfirmFoot } from '../../../forms/ConfirmFoot.tsx';
import { Field } from '../../../ui/controls/Field.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';

interface Props {
  chosen: readonly NewTag[];
  /** Tags that may be meant. */
  offered: readonly QuestionTag[];
  /** By the one that is meant; null: they are taken off their questions. */
  replace: (by: QuestionTag | null) => void;
  onClose: () => void;
}

/** Which tag is meant by those that members made. It closes at once: what the server refuses comes back to the queue. */
export function ReplaceTags({ chosen, offered, replace, onClose }: Props) {
  const others = offered.filter(({ key }) => !chosen.some(({ tag }) => tag.key === key));
  const alike = chosen.flatMap((each) => each.alike).find(({ key }) => others.some((tag) => tag.key === key));
  const [key, setKey] = useState(alike?.key ?? '');
  const by = others.find((tag) => tag.key === key) ?? null;
  const [first] = chosen;
  const what = chosen.length === 1 ? first?.tag.name : `${chosen.length} tags`;
  return (
    <Dialog title={`Replace or remove ${what}`} onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body">
            <Field
              label="In its place"
              hint={
                by === null
                  ? 'It’s taken off its questions, and nobody can choose it any more.'
                  : `Its questions get ${by.name}, and so does who types it later.`
              }
            >
              {(control) => (
                <select
                  {...control}
                  className="select"
                  value={key}
                  onChange={(event) => setKey(event.currentTarget.value)}
                >
                  <option value="">No tag</option>
                  {others.map((tag) => (
                    <option key={tag.key} value={tag.key}>
                      {tag.name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          <ConfirmFoot
            action={by === null ? 'Remove' : 'Replace'}
            look={by === null ? 'danger' : 'primary'}
            busy={false}
            onCancel={close}
            onConfirm={() => {
              close();
              replace(by);
            }}
          />
        </>
      )}
    </Dialog>
  );
}
