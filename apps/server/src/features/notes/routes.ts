import type { NoteId } from '@tenfold/contract/ids';
import type { Note } from '@tenfold/contract/notes';
import * as calls from '@tenfold/contract/notes';
import type { FastifyInstance } from 'fastify';
import { type CallContext, Stale, serve } from '../../platform/http/index.ts';
import { type QuotaDeps, requireNoteAccess } from '../billing/index.ts';
import { type Freeze, openFreezing } from '../financials/index.ts';
import { describeNotes } from './describe-notes.ts';
import { registerListing } from './listing/routes.ts';
import { addUpdate } from './note/add-update.ts';
import { type Changed, noteNotFound, type OwnNoteId } from './note/change-note.ts';
import { createNote } from './note/create-note.ts';
import { deleteNote, deleteUpdate } from './note/delete-note.ts';
import { requireListed } from './note/note-companies.ts';
import { findNote } from './note/note-store.ts';
import { restoreNote } from './note/restore-note.ts';
import { saveNote, saveUpdate } from './note/save-note.ts';
import type { StoredEntry, StoredNote } from './note/stored-note.ts';
import type { KnownBySymbol } from './replay/known.ts';
import { sealKnown } from './replay/seal-known.ts';

export function registerNotes(app: FastifyInstance, deps: QuotaDeps): void {
  const freeze = openFreezing(deps);
  registerWriting(app, { ...deps, freeze });
  registerEditing(app, { ...deps, freeze });
  registerListing(app, deps);
}

type WritingDeps = QuotaDeps & { readonly freeze: Freeze };

async function describe(deps: QuotaDeps, caller: CallContext<'person'>, note: StoredNote): Promise<Note> {
  const [described] = await describeNotes(deps, caller, [note]);
  if (described === undefined) throw new Error(`note ${note.id} was not described`);
  return described;
}

function idOf({ person }: CallContext<'person'>, noteId: NoteId): OwnNoteId {
  return { owner: person.id, noteId };
}

/** @throws Stale with the note as it is */
async function answer(
  deps: QuotaDeps,
  caller: CallContext<'person'>,
  { note, isStale }: Changed,
): Promise<Note> {
  const described = await describe(deps, caller, note);
  if (isStale) throw changedElsewhere(described);
  return described;
}

function changedElsewhere(note: Note): Stale {
  return new Stale('This note was also changed elsewhere.', note);
}

function registerWriting(app: FastifyInstance, deps: WritingDeps): void {
  const { db, clock, freeze } = deps;

  serve(app, calls.createNote, async ({ body: { currency, ...text } }, caller) => {
    requireNoteAccess(caller, text.symbols);
    const [first = ''] = text.symbols;
    const listed = await requireListed(db, text.symbols);
    return describe(
      deps,
      caller,
      await createNote(db, caller.person.id, {
        ...text,
        currency: currency ?? listed.get(first) ?? 'USD',
        known: await sealKnown(deps, caller.person.id, text.symbols),
        figures: await freeze(text.description, caller),
        now: clock.now(),
      }),
    );
  });

  serve(app, calls.updateNote, async ({ params: { noteId }, body: { revision, ...text } }, caller) => {
    const id = idOf(caller, noteId);
    const note = await findNote(db, id.owner, noteId);
    if (note === null) throw noteNotFound();
    const symbols = text.symbols ?? note.symbols.slice(0, 1);
    requireNoteAccess(caller, symbols);
    if (text.symbols !== undefined) await requireListed(db, text.symbols);
    const known = await sealKnown(deps, id.owner, symbols);
    const figures = await freeze(text.description, caller);
    const update = { ...text, symbols, known, figures, now: clock.now() };
    return answer(deps, caller, await addUpdate(db, id, revision, update));
  });
}

function registerEditing(app: FastifyInstance, deps: WritingDeps): void {
  const { db, clock, freeze } = deps;

  serve(app, calls.saveNote, async ({ params: { noteId }, body: { revision, ...changes } }, caller) => {
    const id = idOf(caller, noteId);
    const known = await sealAdded(caller, id, changes.symbols, (note) => note);
    const figures = await freeze(changes.description ?? '', caller);
    const edit = { revision, changes, known, figures, now: clock.now() };
    return answer(deps, caller, await saveNote(db, id, edit));
  });

  serve(
    app,
    calls.saveNoteUpdate,
    async ({ params: { noteId, updateId }, body: { revision, ...changes } }, caller) => {
      const id = idOf(caller, noteId);
      const known = await sealAdded(caller, id, changes.symbols, ({ updates }) =>
        updates.find((update) => update.id === updateId),
      );
      const figures = await freeze(changes.description ?? '', caller);
      const edit = { revision, changes, known, figures, now: clock.now() };
      return answer(deps, caller, await saveUpdate(db, id, updateId, edit));
    },
  );

  serve(app, calls.deleteNote, async ({ params: { noteId }, body: { revision } }, caller) => {
    const { stale } = await deleteNote(db, idOf(caller, noteId), { revision, now: clock.now() });
    if (stale !== null) throw changedElsewhere(await describe(deps, caller, stale));
    return { isDeleted: true as const };
  });

  serve(app, calls.restoreNote, async ({ params: { noteId } }, caller) => {
    return describe(deps, caller, await restoreNote(db, idOf(caller, noteId)));
  });

  serve(app, calls.deleteNoteUpdate, async ({ params: { noteId, updateId }, body }, caller) => {
    const change = { revision: body.revision, now: clock.now() };
    return answer(deps, caller, await deleteUpdate(db, idOf(caller, noteId), updateId, change));
  });

  /** What is known now of companies an edit adds. Somebody else's note is not found, whatever is named. */
  async function sealAdded(
    caller: CallContext<'person'>,
    { owner, noteId }: OwnNoteId,
    symbols: string[] | undefined,
    entryOf: (note: StoredNote) => StoredEntry | undefined,
  ): Promise<KnownBySymbol> {
    if (symbols === undefined) return {};
    const note = await findNote(db, owner, noteId);
    if (note === null) throw noteNotFound();
    requireNoteAccess(caller, symbols);
    await requireListed(db, symbols);
    const sealed = entryOf(note)?.known ?? {};
    return sealKnown(
      deps,
      owner,
      symbols.filter((symbol) => sealed[symbol] === undefined),
    );
  }
}
