import type { FigureCorrection } from '@tenfold/contract/financials/contests';
import { contestedFigure } from '@tenfold/contract/notifications/sentence';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSending } from '../../../../forms/use-sending.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Field } from '../../../../ui/controls/Field.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { Notice } from '../../../../ui/text/Notice.tsx';

interface Props {
  correction: FigureCorrection;
  onClose: () => void;
}

/** The figure is what was filed again; its readers get to know why. */
export function WithdrawDialog({ correction: { contestId, symbol, rowKey, column }, onClose }: Props) {
  const [why, write] = useState('');
  const { busy, error, send, change } = useSending('withdrawing a correction');
  const { revalidate } = useRevalidator();
  const withdraw = (close: () => void) =>
    void send(async () => {
      await browserApi.call('POST /editors/contests/{contestId}/withdraw', {
        params: { contestId },
        body: { why },
      });
      await revalidate();
      close();
    });
  return (
    <Dialog title="Withdraw the correction" onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body">
            <p>
              {symbol} {contestedFigure(rowKey, column)} is shown as filed again.
            </p>
            <Field label="Reason the reader gets">
              {(control) => (
                <textarea
                  {...control}
                  className="textarea"
                  rows={3}
                  maxLength={500}
                  value={why}
                  onChange={({ currentTarget }) => {
                    write(currentTarget.value);
                    change();
                  }}
                />
              )}
            </Field>
            {error !== null && <Notice tone="error">{error}</Notice>}
          </div>
          <div className="modal-foot">
            <Button onClick={close}>CANCEL</Button>
            <Button
              variant="primary"
              busy={busy}
              disabled={why.trim() === ''}
              onClick={() => withdraw(close)}
            >
              Withdraw
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
