import { guidelinesFile } from '@tenfold/contract/content/document-fields';
import type { Question } from '@tenfold/contract/qa/question';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '../../../forms/ConfirmDialog.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { questionPath } from '../../../shell/questions-paths.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { editMark } from '../question/use-own-edit.ts';

interface Props {
  question: Question;
  /** Where it can be edited. In a list its own page does: another form would ask a second question. */
  onEdit?: () => void;
  onWithdrawn: () => Promise<void>;
}

/** What becomes of a question that only its author and the editors can see. */
export function OwnQuestion({ question, onEdit, onWithdrawn }: Props) {
  const { id, isOwn, status, rejectedBecause, answeredById, hidden } = question;
  const [isWithdrawing, setWithdrawing] = useState(false);
  const waits = status === 'waiting_approve';
  return (
    <>
      {!waits && (
        <div className="reason-box">
          <p className="overline">{hidden?.isReported ? 'Reported by readers' : 'Reason from the editors'}</p>
          <p dir="auto">{(hidden === null ? rejectedBecause : hidden.because) || 'No reason was given.'}</p>
          {answeredById !== null && (
            <Link to={questionPath(answeredById)}>See the question that answers it</Link>
          )}
        </div>
      )}
      {isOwn && hidden === null && (
        <>
          {waits && <p className="caption">Only you and the editors can see it. You can still edit it.</p>}
          <div className="row row-wrap">
            <EditButton
              id={id}
              label={waits ? 'Edit' : 'Edit and ask again'}
              {...(onEdit !== undefined && { onEdit })}
            />
            {waits && (
              <Button size="sm" variant="ghost" onClick={() => setWithdrawing(true)}>
                Withdraw
              </Button>
            )}
            {!waits && (
              <a className={buttonClass({ size: 'sm', variant: 'ghost' })} href={guidelinesFile}>
                Community guidelines
              </a>
            )}
          </div>
        </>
      )}
      {isWithdrawing && (
        <ConfirmDialog
          title="Withdraw this question?"
          what="withdrawing a question"
          action="Withdraw"
          look="danger"
          confirm={async () => {
            await browserApi.call('POST /qa/questions/{id}/withdraw', { params: { id } });
            await onWithdrawn();
          }}
          onClose={() => setWithdrawing(false)}
        >
          It’s removed from the editors’ queue. You can’t undo this.
        </ConfirmDialog>
      )}
    </>
  );
}

interface EditProps extends Pick<Props, 'onEdit'> {
  id: Question['id'];
  label: string;
}

function EditButton({ id, label, onEdit }: EditProps) {
  if (onEdit === undefined) {
    return (
      <Link className={buttonClass({ size: 'sm' })} to={`${questionPath(id)}${editMark}`}>
        {label}
      </Link>
    );
  }
  return (
    <Button size="sm" onClick={onEdit}>
      {label}
    </Button>
  );
}
