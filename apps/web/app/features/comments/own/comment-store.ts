import type { CellComment } from '@tenfold/contract/comments';
import { createStore } from 'zustand/vanilla';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import type { CellName } from './cell-name.ts';

export interface CommentState {
  /** Oldest first; null until they have loaded. */
  readonly comments: readonly CellComment[] | null;
  readonly failure: string | null;
  /** Whether the table marks them. */
  readonly isShown: boolean;
  /** Whether the next press on a figure comments on it. */
  readonly isPicking: boolean;
  readonly open: OpenComment | null;
  readonly isListOpen: boolean;
  /** The id of the one pointed at in a list beside a chart. */
  readonly focused: number | null;
}

/** What stands beside a cell. `isQuiet` leaves the focus in the cell, which can be typed. */
export type OpenComment =
  | { readonly kind: 'read'; readonly id: number; readonly isQuiet?: boolean }
  | { readonly kind: 'write'; readonly cell: CellName };

export interface CommentText {
  readonly title: string | null;
  readonly text: string;
}

/** A person's comments of one company, on one page. */
export type Comments = ReturnType<typeof openCommentStore>;

export function openCommentStore(symbol: string) {
  const store = createStore<CommentState>(() => ({
    comments: null,
    failure: null,
    isShown: true,
    isPicking: false,
    open: null,
    isListOpen: false,
    focused: null,
  }));
  const { getState, setState } = store;

  /** Another tab may have changed them. */
  const load = async () => {
    try {
      const reply = await browserApi.call('GET /comment/company/{symbol}', { params: { symbol } });
      setState({ comments: reply.comments, failure: null });
    } catch (cause) {
      setState({ failure: failureMessage('comments', cause) });
    }
  };
  const upsert = (comment: CellComment): CellComment => {
    const others = (getState().comments ?? []).filter(({ id }) => id !== comment.id);
    const comments = [...others, comment].sort(byAge);
    setState({ comments });
    return comment;
  };
  const leave = (id: number) =>
    setState(({ comments, open }) => ({
      comments: (comments ?? []).filter((one) => one.id !== id),
      open: open?.kind === 'read' && open.id === id ? null : open,
    }));

  return {
    symbol,
    store,
    load,
    upsert,
    leave,
    create: async (cell: CellName, words: CommentText) =>
      upsert(
        await browserApi.call('POST /comment/company/{symbol}/create', {
          params: { symbol },
          body: { ...cell, ...words },
        }),
      ),
    update: async ({ id }: CellComment, revision: number, words: CommentText) =>
      upsert(
        await browserApi.call('POST /comment/{commentId}/update', {
          params: { commentId: id },
          body: { ...words, revision },
        }),
      ),
    remove: async ({ id }: CellComment) => {
      await browserApi.call('POST /comment/{commentId}/delete', { params: { commentId: id } });
      leave(id);
    },
    restore: async ({ id }: CellComment) =>
      upsert(await browserApi.call('POST /comment/{commentId}/restore', { params: { commentId: id } })),
    open: (open: OpenComment | null) => setState({ open, isPicking: false }),
    focus: (focused: number | null) => setState({ focused }),
    pick: (isPicking: boolean) => setState({ isPicking, ...(isPicking && { open: null, isShown: true }) }),
    show: (isShown: boolean) => setState({ isShown, open: null, isPicking: false }),
    showList: (isListOpen: boolean) =>
      setState({ isListOpen, ...(isListOpen && { open: null, isPicking: false }) }),
  };
}

function byAge(one: CellComment, other: CellComment): number {
  return one.createdAt.localeCompare(other.createdAt) || one.id - other.id;
}
