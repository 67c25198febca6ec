import { Link } from 'react-router';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { type NotesQuery, notesAddress, pageSize } from './notes-query.ts';

export function NotesPaging({ query, path, total }: { query: NotesQuery; path: string; total: number }) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  const to = (page: number) => notesAddress(path, { ...query, page });
  return (
    <nav className="notes-paging" aria-label="Pages">
      {query.page > 1 && (
        <Link className={buttonClass()} to={to(query.page - 1)} rel="prev">
          Previous
        </Link>
      )}
      <span className="caption num">
        Page {query.page.toLocaleString('en-US')} of {pages.toLocaleString('en-US')}
      </span>
      {query.page < pages && (
        <Link className={buttonClass()} to={to(query.page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}
