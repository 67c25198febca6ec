import type * as comments from '../comments.ts';
import examples from './examples/comments.json' with { type: 'json' };
import type { DocsOf } from './feature-docs.ts';

export const commentsDocs: DocsOf<typeof comments> = {
  tag: 'A person’s comments on single figures of a company’s table. A cell is named by its row and its column; a forecast column also by its forecast.',
  calls: {
    listComments:
      'Lists the signed-in person’s comments on figures of a company, oldest first, also those on columns that the table no longer shows.',
    createComment:
      'Writes a comment on a figure. `column` is a fiscal year, a quarter, `LTM`, `averages`, or, with `forecast`, a year of that forecast or `Terminal`; it must be a column the company’s table has. Sent again with the same text it answers the comment that exists. Figures named in the text, as `{NKE FY2025 capex}`, are kept in `figures` as they are at this moment, which counts as opening their company; what names none stays text.',
    updateComment:
      'Saves title and text; the figures of another text are looked up again. `revision` is the one the changes were made on: if the comment was changed since, the answer is 409 `stale` with the comment as it is now in `current`, and nothing is written. Left out, it is written whatever the comment is now.',
    deleteComment: 'Deletes a comment; for a day it can be restored.',
    restoreComment: 'Restores a comment deleted within a day.',
  },
  examples,
  schemas: {
    cellComment: 'A comment on one figure, with the price of the moment it was written.',
  },
};
