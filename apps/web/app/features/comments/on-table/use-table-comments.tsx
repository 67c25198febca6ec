import { useState } from 'react';
import type { LoadedComments, TableComments } from '../../../figures/table-comments.ts';
import type { CommentedCompany } from '../own/commented-company.ts';
import { AddComment } from './AddComment.tsx';

/** Visitors have none: their button leads to signing in. */
export function useTableComments(company: CommentedCompany, isOwn: boolean): TableComments {
  const [loaded, show] = useState<LoadedComments | null>(null);
  return { isOwn, loaded, button: <AddComment company={company} isOwn={isOwn} show={show} /> };
}
