import { blocks } from '@tenfold/contract/content/blocks';
import { useState } from 'react';
import { ConfirmFoot } from '../../../forms/ConfirmFoot.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { Field } from '../../../ui/controls/Field.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { TextDiff } from '../../../ui/text/TextDiff.tsx';
import { useEditingState } from '../editing/editing-context.ts';
import { differsFromPublished } from '../editing/editing-state.ts';
import { contentChanges } from './content-changes.ts';

interface Props {
  /** Refused with words under fields: the form shows them. */
  publish: (whatChanged: string) => Promise<void>;
  onClose: () => void;
}

/** What publishing would change, against what is public now. Of a document readers get a line about it. */
export function ChangesDialog({ publish, onClose }: Props) {
  const state = useEditingState((now) => now);
  const { key, live, published, content, problems } = state;
  const { busy, error, refusal, send } = useSending('publishing content');
  const [whatChanged, setWhatChanged] = useState('');
  const isDocument = blocks[key].group === 'documents';
  const differs = differsFromPublished(state);
  return (
    <Dialog title={`v${live.version} → v${live.version + 1}`} onClose={onClose}>
      {(close) => (
        <>
          <div className="modal-body changes">
            <TextDiff changes={contentChanges(blocks[key].fields, published, content)} />
            {isDocument && differs && (
              <Field
                label="What changed"
                hint="Readers see this line beside the version. At most 300 characters."
                error={refusal?.fields.whatChanged}
              >
                {(control) => (
                  <input
                    {...control}
                    className="input"
                    value={whatChanged}
                    onChange={({ currentTarget }) => setWhatChanged(currentTarget.value)}
                  />
                )}
              </Field>
            )}
            {error !== null && refusal?.fields.whatChanged === undefined && (
              <p className="field-error" role="alert">
                {error}
              </p>
            )}
          </div>
          <ConfirmFoot
            action="Publish"
            busy={busy}
            disabled={!differs || Object.keys(problems).length > 0}
            onCancel={close}
            onConfirm={() =>
              void send(async () => {
                await publish(whatChanged);
                close();
              })
            }
          />
        </>
      )}
    </Dialog>
  );
}
