import type { NoteId } from '@tenfold/contract/ids';
import type { Note } from '@tenfold/contract/notes';
import { useEffect, useRef, useState } from 'react';
import { usePerson } from '../../../session/viewer.ts';
import { useNoteDisplay } from '../display/choices.ts';
import { storedNoteDraft } from '../drafts/stored-note-draft.ts';
import { draftPlace, type EditedPart } from './edited-part.ts';
import { NoteEditor } from './NoteEditor.tsx';
import { NoteView } from './NoteView.tsx';
import './note-card.css';

interface Props {
  note: Note;
  /** The company of the page: an update starts with it. */
  symbol?: string | undefined;
  headingLevel?: 2 | 3;
  onDeleted: (noteId: NoteId) => void;
}

export function NoteCard({ note, symbol, headingLevel = 2, onDeleted }: Props) {
  const [edited, edit] = useState<EditedPart | null>(null);
  const { shown } = useNoteDisplay();
  const { draft, look } = useStoredParts(note.id);
  const card = useRef<HTMLElement>(null);

  const close = () => {
    edit(null);
    look();
  };
  // What had the focus is gone with the form.
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && edited === null)
      card.current?.querySelector<HTMLElement>('[data-update]')?.focus();
    wasEdited.current = edited !== null;
  }, [edited]);

  if (edited !== null) {
    return (
      <article ref={card} className="note-card is-editing">
        <NoteEditor
          key={draftPlace(note.id, edited)}
          note={note}
          part={edited}
          symbol={symbol}
          onClose={close}
        />
      </article>
    );
  }
  return (
    <article ref={card} className="note-card">
      <NoteView
        note={note}
        shown={shown}
        onEdit={edit}
        unsent={draft}
        headingLevel={headingLevel}
        onDeleted={() => onDeleted(note.id)}
      />
    </article>
  );
}

/** What was typed on this note and never sent, once the browser can tell. */
function useStoredParts(noteId: NoteId) {
  const { id } = usePerson();
  const [draft, setDraft] = useState<EditedPart | null>(null);
  const look = () => {
    const parts: EditedPart[] = [{ kind: 'edit' }, { kind: 'update' }];
    setDraft(parts.find((part) => storedNoteDraft(id, draftPlace(noteId, part)).read() !== null) ?? null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each note
  useEffect(look, [noteId]);
  return { draft, look };
}
