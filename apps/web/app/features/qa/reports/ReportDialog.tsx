import type { PostId } from '@tenfold/contract/ids';
import type { PostKind } from '@tenfold/contract/qa/reactions';
import { type ModerationReason, reportReasonsFor } from '@tenfold/domain/qa';
import { useState } from 'react';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { ReasonList } from '../editors/ReasonList.tsx';
import { SentenceField } from '../editors/SentenceField.tsx';

interface Props {
  kind: PostKind;
  id: PostId;
  onReported: () => void;
  onClose: () => void;
}

/** What is wrong with a text: one of a few reasons, with a sentence for the editors. */
export function ReportDialog({ kind, id, onReported, onClose }: Props) {
  const [reason, choose] = useState<ModerationReason | null>(null);
  const [sentence, write] = useState('');
  const { busy, error, send, change } = useSending('reporting a text');
  const isReady = reason !== null && (reason !== 'other' || sentence.trim() !== '');
  const submit = (close: () => void) => {
    if (reason === null || !isReady) return;
    void send(async () => {
      const body = { reason, sentence };
      await browserApi.call('POST /qa/report/{kind}/{id}', { params: { kind, id }, body });
      onReported();
      close();
    });
  };
  return (
    <Dialog title={`Report this ${kind}`} onClose={onClose}>
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit(close);
          }}
        >
          <div className="modal-body">
            <ReasonList
              legend="Reason"
              reasons={reportReasonsFor(kind)}
              chosen={reason}
              onChosen={(chosen) => {
                choose(chosen);
                change();
              }}
            />
            <SentenceField
              label={reason === 'other' ? 'Say what is wrong' : 'Add a sentence (optional)'}
              sentence={sentence}
              onChange={(typed) => {
                write(typed);
                change();
              }}
            />
            <p className="caption">Editors see your report. The author doesn’t see who reported.</p>
            {error !== null && <Notice tone="error">{error}</Notice>}
          </div>
          <div className="modal-foot">
            <Button onClick={close}>CANCEL</Button>
            <Button type="submit" variant="primary" busy={busy} disabled={!isReady}>
              Report
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
