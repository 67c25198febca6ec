import * as calls from '@tenfold/contract/notes';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/index.ts';
import type { QuotaDeps } from '../../billing/index.ts';
import { describeNotes } from '../describe-notes.ts';
import { noteNotFound } from '../note/change-note.ts';
import { requireCompany } from '../note/note-companies.ts';
import { findNote } from '../note/note-store.ts';
import { listAllNotes } from './list-all-notes.ts';
import { listNotes } from './list-notes.ts';
import { notesAsMarkdown } from './notes-as-markdown.ts';
import { countNotes } from './store.ts';

const recent = { q: '', sort: 'newest', page: 1, size: 2 } as const;

export function registerListing(app: FastifyInstance, deps: QuotaDeps): void {
  const { db, clock } = deps;

  serve(app, calls.listRecentNotes, async ({ params: { symbol } }, caller) => {
    await requireCompany(db, symbol);
    const { notes, total } = await listNotes(db, caller.person.id, { ...recent, symbol });
    return { notes: await describeNotes(deps, caller, notes), total };
  });

  serve(app, calls.listCompanyNotes, async ({ params: { symbol, page, size }, query }, caller) => {
    await requireCompany(db, symbol);
    const { notes, total } = await listNotes(db, caller.person.id, { ...query, symbol, page, size });
    return { notes: await describeNotes(deps, caller, notes), total, page, size };
  });

  serve(app, calls.listNotes, async ({ query }, caller) => {
    const { notes, total } = await listNotes(db, caller.person.id, query);
    return { notes: await describeNotes(deps, caller, notes), total, page: query.page, size: query.size };
  });

  serve(app, calls.getNote, async ({ params: { noteId } }, caller) => {
    const note = await findNote(db, caller.person.id, noteId);
    const [described] = note === null ? [] : await describeNotes(deps, caller, [note]);
    if (described === undefined) throw noteNotFound();
    return described;
  });

  serve(app, calls.countNotes, (_, { person }) => countNotes(db, person.id));

  serve(app, calls.exportNotes, async (_, caller) => {
    const markdown = notesAsMarkdown(await listAllNotes(db, caller.person.id));
    return { name: `tenfold-notes-${clock.now().toISOString().slice(0, 10)}.md`, markdown };
  });
}
