import type { OwnEdit as Edit, Question } from '@tenfold/contract/qa/question';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ConfirmDialog } from '../../../forms/ConfirmDialog.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { TextDiff } from '../../../ui/text/TextDiff.tsx';
import { editChanges } from '../queue/detail/edit-changes.ts';

interface Props {
  question: Question;
  edit: Edit;
  showMessage: Messages['showMessage'];
  /** Opens the form with what the edit says. */
  onChange: () => void;
}

/** What the author of an approved question wants it to say, and what became of that. */
export function OwnEdit({ question, edit, showMessage, onChange }: Props) {
  const heading = useId();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { revalidate } = useRevalidator();
  const { id } = question;
  const tags = edit.tags.map(({ key }) => key);
  return (
    <section className="reason-box stack stack-2" aria-labelledby={heading}>
      <h2 id={heading} className="overline">
        Your edit
      </h2>
      <p className="small">
        {edit.isDeclined
          ? 'Declined by an editor. Others read the question as it stands above.'
          : 'Waiting for approval. Until then others read the question as it stands above.'}
      </p>
      {edit.declinedBecause !== null && (
        <p className="small" dir="auto">
          {edit.declinedBecause}
        </p>
      )}
      <TextDiff changes={editChanges({ ...edit, tags, question }, edit.tags)} />
      <div className="row row-wrap">
        <Button size="sm" onClick={onChange}>
          Change edit
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setWithdrawing(true)}>
          Withdraw edit
        </Button>
      </div>
      {isWithdrawing && (
        <ConfirmDialog
          title="Withdraw your edit?"
          what="withdrawing an edit"
          action="Withdraw"
          look="danger"
          confirm={async () => {
            await browserApi.call('POST /qa/questions/{id}/edit/withdraw', { params: { id } });
            showMessage({ text: 'Edit withdrawn.' });
            await revalidate();
          }}
          onClose={() => setWithdrawing(false)}
        >
          The question stays as others read it. You can’t undo this.
        </ConfirmDialog>
      )}
    </section>
  );
}
