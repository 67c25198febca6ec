import type { Note } from '@tenfold/contract/notes';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/controls/Button.tsx';
import type { Display } from '../display/choices.ts';
import { DeleteNoteDialog } from './DeleteNoteDialog.tsx';
import type { EditedPart } from './edited-part.ts';
import { NoteFacts } from './NoteFacts.tsx';
import { NoteHistory } from './NoteHistory.tsx';
import { NoteIcon } from './NoteIcon.tsx';
import { NoteText } from './NoteText.tsx';
import { noteDates } from './note-dates.ts';
import { SinceNote } from './SinceNote.tsx';
import '../../../ui/controls/chip.css';

interface Props {
  note: Note;
  shown: Display;
  unsent: EditedPart | null;
  headingLevel: 2 | 3;
  onEdit: (part: EditedPart) => void;
  onDeleted: () => void;
}

export function NoteView({ note, shown, unsent, headingLevel, onEdit, onDeleted }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const name = note.title ?? `Note of ${noteDates({ ...note, histories: [] })}`;
  const hasMore = isCut || note.histories.length > 0;

  return (
    <>
      <header>
        <Heading className={note.title === null ? 'visually-hidden' : 'note-title'} dir="auto">
          {name}
        </Heading>
        <span className="caption">{noteDates(note)}</span>
      </header>
      <NoteText entry={note} isOpen={isOpen} onCut={setCut} />
      <NoteHistory note={note} isOpen={isOpen} onEdit={onEdit} />
      {(hasMore || isOpen) && (
        <button
          type="button"
          className="link small needs-script"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show more'}
        </button>
      )}
      <NoteFacts entry={note} currency={note.currency} shown={shown} />
      {shown.financials && note.since.map((since) => <SinceNote key={since.symbol} since={since} />)}
      <footer>
        <span className="note-tags">
          {note.symbols.map((symbol) => (
            <Link key={symbol} className="chip" to={`/company/${symbol}`}>
              {symbol}
            </Link>
          ))}
        </span>
        <span className="note-actions needs-script">
          {unsent !== null && (
            <button type="button" className="link small" onClick={() => onEdit(unsent)}>
              Continue unsaved {unsent.kind}
            </button>
          )}
          <Button variant="ghost" size="sm" onClick={() => setDeleting(true)}>
            <NoteIcon name="delete" />
            Delete
          </Button>
          <Button variant="ghost" size="sm" onClick={() => onEdit({ kind: 'edit' })}>
            <NoteIcon name="edit" />
            Edit
          </Button>
          <Button size="sm" data-update="" onClick={() => onEdit({ kind: 'update' })}>
            Update
          </Button>
        </span>
      </footer>
      {isDeleting && (
        <DeleteNoteDialog note={note} onDeleted={onDeleted} onClose={() => setDeleting(false)} />
      )}
    </>
  );
}
