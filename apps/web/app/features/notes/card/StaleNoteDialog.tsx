import type { NoteUpdate } from '@tenfold/contract/notes';
import { OwnOrTheirs } from '../../../forms/OwnOrTheirs.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
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
  return (
    <Dialog title="This note was also changed elsewhere" onClose={onClose}>
      {() => (
        <OwnOrTheirs
          bodyClass="modal-body"
          footClass="modal-foot"
          keepTheirs={keepTheirs}
          keepOwn={theirs === null ? null : keepTyped}
        >
          <p className="muted small">
            It was saved from another tab or device after you opened it here. Choose which text to keep.
          </p>
          <Version title="Mine, in this tab" draft={typed} />
          {theirs === null ? (
            <p className="small">Elsewhere this update was removed.</p>
          ) : (
            <Version title="Theirs, saved elsewhere" draft={toDraft(theirs)} />
          )}
        </OwnOrTheirs>
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
