import {
  createComment,
  deleteComment,
  listComments,
  restoreComment,
  updateComment,
} from '@tenfold/contract/comments';
import { type AccessRow, onlyLight, row, signedIn } from './access-row.ts';

const lightComment = { commentId: 1 };

/** The first one written is the one of Light. */
export const commentAccess: readonly AccessRow[] = [
  row(
    createComment,
    { params: { symbol: 'NKE' }, body: { field: 'capex', column: '2025', text: 'A year of stores.' } },
    signedIn(200),
  ),
  row(listComments, { params: { symbol: 'NKE' } }, signedIn(200)),
  row(updateComment, { params: lightComment, body: { text: 'Stores.', revision: 1 } }, onlyLight(200)),
  row(deleteComment, { params: lightComment }, onlyLight(200)),
  row(restoreComment, { params: lightComment }, onlyLight(200)),
];
