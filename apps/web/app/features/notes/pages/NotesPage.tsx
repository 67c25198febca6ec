import { type ReactNode, useEffect } from 'react';
import { useOpenAction } from '../../../shell/actions/open-action.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import { NoteCard } from '../card/NoteCard.tsx';
import { useDeletedNotes } from '../card/use-deleted-notes.ts';
import { readNoteSort, useNoteFont } from '../display/choices.ts';
import { DisplayChecks } from '../display/DisplayChecks.tsx';
import { useStoredNoteChoices } from '../display/use-stored-choices.ts';
import { CompaniesNav } from './CompaniesNav.tsx';
import type { LoadedNotes } from './load-notes.ts';
import { NoNotes } from './NoNotes.tsx';
import { NotesControls } from './NotesControls.tsx';
import { NotesPaging } from './NotesPaging.tsx';
import { counted, countLabel, type NotesQuery, notesAddress } from './notes-query.ts';
import './notes-page.css';
import { useNavigate } from 'react-router';

interface Props {
  loaded: LoadedNotes;
  path: string;
  title: string;
  back?: ReactNode;
}

export function NotesPage({ loaded, path, title, back }: Props) {
  const { symbol, query, notes, total, counts } = loaded;
  const font = useNoteFont(({ value }) => value);
  const { messages, offerUndo } = useDeletedNotes();
  useStoredNoteChoices();
  useStoredSort(path, query);
  const name = counts.companies.find((company) => company.symbol === symbol)?.companyName ?? symbol;
  return (
    <div className="my-page notes-page">
      <div className="page-head">
        <div className="notes-title">
          {back}
          <div>
            <h1>{title}</h1>
            <p className="muted small">
              {symbol === null ? countLabel(counts.total, counts.companies.length) : name}
              {query.q !== '' && ` · ${counted(total, 'match', 'matches')} for “${query.q}”`}
            </p>
          </div>
        </div>
        <Button
          variant="primary"
          icon="plus"
          className="needs-script"
          aria-haspopup="dialog"
          data-new-note=""
          onClick={() => useOpenAction.getState().show('new-note')}
        >
          New note
        </Button>
      </div>
      <NotesControls query={query} path={path} />
      <div className="notes-layout">
        <aside className="stack stack-4">
          <CompaniesNav counts={counts} current={symbol} />
          <section className="card notes-display desktop-only needs-script" aria-labelledby="notes-display">
            <h2 className="overline" id="notes-display">
              Show on notes
            </h2>
            <DisplayChecks />
          </section>
        </aside>
        <div className="notes-list" data-font={font}>
          {notes.map((note) => (
            <NoteCard key={note.id} note={note} symbol={symbol ?? undefined} onDeleted={offerUndo} />
          ))}
          {notes.length === 0 && <NoNotes name={name} query={query} path={path} />}
          <NotesPaging query={query} path={path} total={total} />
        </div>
      </div>
      <Toasts messages={messages} />
    </div>
  );
}

/** An address without an order follows the one chosen last in this browser, which the server doesn't know. */
function useStoredSort(path: string, query: NotesQuery): void {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page opens
  useEffect(() => {
    if (query.isSorted) return;
    const sort = readNoteSort();
    if (sort === query.sort) return;
    void navigate(notesAddress(path, { ...query, sort, isSorted: true }), {
      replace: true,
      preventScrollReset: true,
    });
  }, [path]);
}
