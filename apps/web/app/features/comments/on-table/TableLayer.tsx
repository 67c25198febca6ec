import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { CommentPlacement } from '../../../figures/table-comments.ts';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import { type Messages, useMessages } from '../../../ui/overlays/use-messages.ts';
import { CommentsPanel } from '../list/CommentsPanel.tsx';
import type { Comments } from '../own/comment-store.ts';
import { useRemove } from '../own/use-remove.ts';
import { CommentColumn } from './CommentColumn.tsx';
import { OpenedBeside } from './OpenedBeside.tsx';
import { PickNotice } from './PickNotice.tsx';
import { useTableCommands } from './use-table-commands.ts';

export interface LayerProps extends CommentPlacement {
  readonly company: { readonly symbol: string; readonly shortName: string };
  readonly comments: Comments;
}

const briefMs = 6_000;

/** All of comments beside and over the table. */
export function TableLayer(props: LayerProps) {
  const { comments, grid, company } = props;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const messages = useMessages();
  const { showMessage } = messages;
  useBrief(messages);
  const refuse = useCallback((text: string) => showMessage({ text }), [showMessage]);
  useTableCommands(comments, latest, grid, refuse);
  const remove = useRemove(comments, showMessage);
  const isPicking = useStore(comments.store, (state) => state.isPicking);
  const isListOpen = useStore(comments.store, (state) => state.isListOpen);
  return (
    <>
      <CommentColumn {...props} />
      <OpenedBeside place={props} comments={comments} remove={remove} showMessage={showMessage} />
      {createPortal(
        <>
          {isPicking && <PickNotice grid={grid} onCancel={() => comments.pick(false)} />}
          {isListOpen && (
            <CommentsPanel company={company} place={props} comments={comments} remove={remove} />
          )}
          <Toasts messages={messages} />
        </>,
        document.body,
      )}
    </>
  );
}

/** What needs no answer goes by itself. */
function useBrief({ shown, dismiss }: Messages): void {
  const last = shown.at(-1);
  const go = useRef(dismiss);
  go.current = dismiss;
  const key = last === undefined || last.undo || last.failed ? null : last.key;
  useEffect(() => {
    if (key === null) return;
    const over = setTimeout(() => go.current(key), briefMs);
    return () => clearTimeout(over);
  }, [key]);
}
