import type { ListComment } from '@tenfold/contract/lists';
import { browserApi } from '../../../platform/api/browser-api.ts';

/** A comment on a cell of the lens has calls of its own. */
export function saveComment(
  { id, field }: Pick<ListComment, 'id' | 'field'>,
  body: { readonly text: string; readonly revision: number },
): Promise<ListComment> {
  const input = { params: { id }, body };
  return field === null
    ? browserApi.call('POST /lists/comment/{id}/update', input)
    : browserApi.call('POST /lists/lens/comment/{id}/update', input);
}

export async function deleteComment({ id, field }: Pick<ListComment, 'id' | 'field'>): Promise<void> {
  const input = { params: { id } };
  if (field === null) await browserApi.call('POST /lists/comment/{id}/delete', input);
  else await browserApi.call('POST /lists/lens/comment/{id}/delete', input);
}

export async function restoreComment({ id, field }: Pick<ListComment, 'id' | 'field'>): Promise<void> {
  const input = { params: { id } };
  if (field === null) await browserApi.call('POST /lists/comment/{id}/restore', input);
  else await browserApi.call('POST /lists/lens/comment/{id}/restore', input);
}
