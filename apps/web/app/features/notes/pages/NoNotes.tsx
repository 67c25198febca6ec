import { Link } from 'react-router';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { type NotesQuery, notesAddress } from './notes-query.ts';
import '../../../ui/layout/card.css';
import '../../../ui/layout/empty.css';

export function NoNotes({ name, query, path }: { name: string | null; query: NotesQuery; path: string }) {
  if (query.q !== '' || query.page > 1) {
    return (
      <div className="card empty">
        <h2>{query.q === '' ? 'No notes on this page' : 'No notes match'}</h2>
        <Link className={buttonClass()} to={notesAddress(path, { ...query, q: '', page: 1 })}>
          Show all notes
        </Link>
      </div>
    );
  }
  return (
    <div className="card empty">
      <h2>{name === null ? 'No notes yet' : `No notes on ${name} yet`}</h2>
      <p className="muted small">
        Write down why you own it, or why you do not. The price of today is kept with the note.
      </p>
    </div>
  );
}
