import type { NoteUpdate } from '@tenfold/contract/notes';
import { useSending } from '../../../forms/use-sending.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { type NoteDraft, toDraft } from '../form/note-draft.ts';

interface Props {
  typed: NoteDraft;
  /** Null: it was removed elsewhere. */
  theirs: NoteUpdate | null;
  keepTyped: () => Promise<void>;
  keepTheirs: () => Promise<void>;
  onClose: () => void;
}

/** Closed, it leaves the form as it is: the person may copy from either text. */
export function StaleNoteDialog({ typed, theirs, keepTyped, keepTheirs, onClose }: Props) {
  const { busy, error, send } = useSending('a conflict of two tabs');
  return (
    <Dialog title="This note was also changed elsewhere" onClose={onClose}>
      {() => (
        <>
          <div className="modal-body">
            <p className="muted small">
              It was saved from another tab or device after you opened it here. Choose which text to keep.
            </p>
            <Version title="Mine, in this tab" draft={typed} />
            {theirs === null ? (
              <p className="small">Elsewhere this update was removed.</p>
            ) : (
              <Version title="Theirs, saved elsewhere" draft={toDraft(theirs)} />
            )}
            {error !== null && <Notice tone="error">{error}</Notice>}
          </div>
          <div className="modal-foot">
            <Button busy={busy} onClick={() => void send(keepTheirs)}>
              Keep theirs
            </Button>
            {theirs !== null && (
              <Button variant="primary" busy={busy} onClick={() => void send(keepTyped)}>
                Keep mine
              </Button>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}

function Version({ title, draft }: { title: string; draft: NoteDraft }) {
  const figures = [
    ['Price as of note', draft.notePrice],
    ['Fair value estimate', draft.fairValueEstimate],
    ['Buy below price', draft.belowPrice],
    ['Tags', draft.symbols.join(', ')],
  ].filter(([, text]) => text !== '');
  return (
    <section className="note-version" aria-label={title}>
      <h3 className="overline">{title}</h3>
      {draft.title !== '' && (
        <p className="note-version-title" dir="auto">
          {draft.title}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without focus a keyboard cannot scroll it */}
      <p className="note-version-text" dir="auto" tabIndex={0}>
        {draft.description}
      </p>
      <p className="caption">{figures.map(([label, text]) => `${label}: ${text}`).join(' · ')}</p>
    </section>
  );
}
