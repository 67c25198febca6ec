import type * as notes from '../notes.ts';
import examples from './examples/notes.json' with { type: 'json' };
import type { DocsOf } from './feature-docs.ts';

export const notesDocs: DocsOf<typeof notes> = {
  tag: 'A person’s notes on companies, with what was known when each was written and what changed since. Nobody else sees them.',
  calls: {
    listRecentNotes: 'Returns the last two notes on a company, newest first, and how many there are.',
    listCompanyNotes:
      'Lists the notes on a company, page by page. A note is on each company that it or one of its updates names.',
    listNotes: 'Lists all notes of the signed-in person, page by page.',
    getNote: 'Returns one note with its updates.',
    countNotes: 'Returns how many notes there are on each company.',
    exportNotes: 'Returns all notes with their updates as one Markdown text.',
    createNote:
      'Writes a note on one to twenty companies, and keeps what is known of each at this moment: price, the last twelve months, the value of the person’s model. Figures named in the description, as `{NKE FY2025 revenue}`, are kept in `figures` as they are at this moment, which counts as opening their company; what names none stays text. Sent again within a minute it answers the note that exists.',
    updateNote:
      'Adds an update to a note, with what is known at this moment. The note itself stays as it was. `revision` is the one the update was written on: if the note was changed since, the answer is 409 `stale` with the note as it is now in `current`, and nothing is written. Left out, it is written whatever the note is now.',
    saveNote:
      'Saves an edit of a note. What is left out stays; what was known when it was written stays in any case, and the figures of another description are looked up again. `revision` as in an update.',
    saveNoteUpdate: 'Saves an edit of an update. `revision` is the one of its note.',
    deleteNote:
      'Deletes a note with its updates. With a `revision`, only if the note was not changed since. For a day it can be restored.',
    restoreNote:
      'Brings back a note deleted within a day, with its updates. Restoring it twice is restoring it.',
    deleteNoteUpdate: 'Removes an update for good. `revision` as in deleting a note.',
  },
  examples,
  schemas: {
    note: 'A note with its updates. Prices, range and buy-below price are of its first company, in `currency`.',
    noteUpdate: 'What was added to a note later.',
    knownThen: 'What was known of a company when a note was written. It never changes.',
    sinceThen:
      'What changed since a note was written. Splits since then move its prices and per-share figures: both sides are in the shares of today.',
  },
};
