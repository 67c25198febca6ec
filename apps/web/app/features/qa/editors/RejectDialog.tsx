import type { Question } from '@tenfold/contract/qa/question';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ConfirmFoot } from '../../../forms/ConfirmFoot.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Field } from '../../../ui/controls/Field.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { Messages } from '../../../ui/overlays/use-messages.ts';

interface Props {
  question: Question;
  tell: Messages['tell'];
  onRejected: (question: Question) => void;
  onClose: () => void;
}

/** Its author reads the reason. */
export function RejectDialog({ question: { id, title }, tell, onRejected, onClose }: Props) {
  const [reason, setReason] = useState('');
  const { busy, error, send, change } = useSending('rejecting a question');
  const { revalidate } = useRevalidator();

  const reject = (close: () => void) =>
    send(async () => {
      const params = { id };
      onRejected(await browserApi.call('POST /qa/questions/{id}/reject', { params, body: { reason } }));
      close();
      tell({ text: 'Question rejected.' });
      await revalidate();
    });

  return (
    <Dialog title="Reject this question?" onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body">
            <p className="muted" dir="auto">
              {title}
            </p>
            <Field label="Reason, which its author reads" error={error}>
              {(control) => (
                <textarea
                  {...control}
                  className="textarea"
                  // For the dialog, which opens after its fields: the focus would go to the button that closes it.
                  ref={(field) => field?.setAttribute('autofocus', '')}
                  value={reason}
                  onChange={(event) => {
                    setReason(event.currentTarget.value);
                    change();
                  }}
                />
              )}
            </Field>
          </div>
          <ConfirmFoot
            action="Reject"
            look="danger"
            busy={busy}
            disabled={reason.trim() === ''}
            onCancel={close}
            onConfirm={() => void reject(close)}
          />
        </>
      )}
    </Dialog>
  );
}
