import type { NoteId } from '@tenfold/contract/ids';
import type { Note, NoteUpdate } from '@tenfold/contract/notes';
import { canSaveNote, canUpdateNote } from '@tenfold/domain/notes';
import { useState } from 'react';
import { newerOf } from '../../../platform/api/newer-of.ts';
import { usePerson } from '../../../session/viewer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { storedNoteDraft, type TypedOn } from '../drafts/stored-note-draft.ts';
import { DescriptionBox } from '../form/DescriptionBox.tsx';
import { FormNotices } from '../form/FormNotices.tsx';
import { blankDraft, isUnchanged, toDraft, toNoteText } from '../form/note-draft.ts';
import { PriceFields } from '../form/PriceFields.tsx';
import { TagInput } from '../form/TagInput.tsx';
import { TitleField } from '../form/TitleField.tsx';
import { useFocusOnError, useNoteForm } from '../form/use-note-form.ts';
import { useRefreshNotes } from '../refresh-notes.ts';
import { draftPlace, type EditedPart } from './edited-part.ts';
import { noteDay } from './note-dates.ts';
import { StaleNoteDialog } from './StaleNoteDialog.tsx';
import { savePart } from './save-part.ts';

interface Props {
  note: Note;
  part: EditedPart;
  symbol?: string | undefined;
  onClose: () => void;
}

/** Edits the note or one of its updates, or adds an update. Cancel restores what was. */
export function NoteEditor({ note, part, symbol, onClose }: Props) {
  const person = usePerson();
  const refresh = useRefreshNotes();
  const entry = entryOf(note, part);
  const [stored] = useState(() => storedNoteDraft(person.id, draftPlace(note.id, part)));
  const [theirs, setTheirs] = useState<Note | null>(null);
  const isUpdate = part.kind === 'update';

  const done = async () => {
    stored.forget();
    await refresh();
    onClose();
  };
  const send = async (typed: TypedOn) => {
    if (entry !== null && isUnchanged(typed.draft, entry)) return done();
    const newer = await saveTyped(note.id, part, typed);
    if (newer !== null) return setTheirs(newer);
    await done();
  };

  const first = entry === null ? blankDraft([symbol ?? note.symbols[0] ?? '']) : toDraft(entry);
  const form = useNoteForm({ draft: first, revision: note.revision }, stored, send);
  const { element, submit } = useFocusOnError(form);
  const cancel = () => {
    stored.forget();
    onClose();
  };

  return (
    <>
      <form
        ref={element}
        noValidate
        className="note-form"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <EditorHead note={note} part={part} />
        <FormNotices form={form} />
        <TitleField form={form} />
        <DescriptionBox
          value={form.draft.description}
          companies={form.draft.symbols}
          onChange={(description) => form.change({ description })}
          placeholder={isUpdate ? 'What changed?' : 'Write your note'}
          error={form.errorOf('description')}
          takesFocus
        />
        <PriceFields form={form} />
        <TagInput form={form} />
        <EditorFoot
          isUpdate={isUpdate}
          busy={form.busy}
          disabled={!(isUpdate ? canUpdateNote(form.draft) : canSaveNote(form.draft))}
          cancel={cancel}
        />
      </form>
      {theirs !== null && (
        <StaleNoteDialog
          typed={form.draft}
          theirs={entryOf(theirs, part)}
          keepTyped={async () => {
            await savePart(note.id, part, toNoteText(form.draft), theirs.revision);
            await done();
          }}
          keepTheirs={done}
          onClose={() => setTheirs(null)}
        />
      )}
    </>
  );
}

/** The note as it is now where it was changed elsewhere, and what was typed is not saved. */
async function saveTyped(noteId: NoteId, part: EditedPart, typed: TypedOn): Promise<Note | null> {
  const text = toNoteText(typed.draft);
  try {
    await savePart(noteId, part, text, typed.revision);
  } catch (cause) {
    const newer = newerOf<Note>(cause);
    if (newer === null) throw cause;
    // Beside whatever changed elsewhere, an update loses nothing.
    if (part.kind !== 'update') return newer;
    await savePart(noteId, part, text, newer.revision);
  }
  return null;
}

function EditorHead({ note, part }: { note: Note; part: EditedPart }) {
  return (
    <div className="row row-between">
      <span className="overline accent">{part.kind === 'edit' ? 'Edit' : 'Update'}</span>
      <span className="caption">
        {part.kind === 'update'
          ? `Adds to ${note.title === null ? 'your note of' : `“${note.title}”,`} ${noteDay(note.createdAt)}`
          : noteDay((entryOf(note, part) ?? note).createdAt)}
      </span>
    </div>
  );
}

function EditorFoot({
  isUpdate,
  busy,
  disabled,
  cancel,
}: {
  isUpdate: boolean;
  busy: boolean;
  disabled: boolean;
  cancel: () => void;
}) {
  return (
    <div className="note-form-foot">
      {isUpdate && (
        <span className="caption note-form-hint">
          <Icon name="info" small />
          The original note stays in the history.
        </span>
      )}
      <Button onClick={cancel}>Cancel</Button>
      <Button type="submit" variant="primary" busy={busy} disabled={disabled}>
        {isUpdate ? 'Update' : 'Save'}
      </Button>
    </div>
  );
}

/** What is edited, as the server has it; null for a new update, or one that is gone. */
function entryOf(note: Note, part: EditedPart): NoteUpdate | null {
  if (part.kind === 'edit') return note;
  return note.histories.find(({ id }) => part.kind === 'history' && id === part.updateId) ?? null;
}
