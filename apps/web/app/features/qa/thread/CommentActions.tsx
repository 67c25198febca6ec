import type { AnswerComment } from '@tenfold/contract/qa/post';
import { useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useViewer } from '../../../session/viewer.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { undoable } from '../../../ui/overlays/use-undoable.ts';
import { DrawnIcon } from '../../../ui/text/Icon.tsx';
import { HideDialog } from '../editors/HideDialog.tsx';
import { useLivePost, useLiveVotes } from '../live/live-counters.tsx';
import { ReactionBar } from '../reactions/ReactionBar.tsx';
import { SignInToWrite, TextActions } from '../reactions/TextActions.tsx';
import type { ThreadComments } from './use-comments.ts';

const replyShape = 'M20 18v-3a4 4 0 0 0-4-4H4m0 0 5-5m-5 5 5 5';

interface Props {
  comment: AnswerComment;
  comments: Pick<ThreadComments, 'add' | 'replace' | 'remove'>;
  showMessage: Messages['showMessage'];
  isEditor: boolean;
  onReply: () => void;
  /** Null: not one’s own. */
  onEdit: (() => void) | null;
}

/** Votes, and what can be done with a comment. One with replies stays. */
export function CommentActions({ comment, comments, showMessage, isEditor, onReply, onEdit }: Props) {
  const { id, isOwn, featured } = comment;
  const isVisitor = useViewer() === null;
  const [asksToSignIn, askToSignIn] = useState(false);
  const [isHiding, hide] = useState(false);
  const counters = useLiveVotes(id, comment.counters);
  const replies = Math.max(comment.counters.repliesCount, useLivePost(id)?.childrenCount ?? 0);
  const { attempt, offerUndo } = undoable({ showMessage });
  const params = { id };

  const remove = () =>
    void attempt({
      what: 'deleting a comment',
      run: async () => {
        await browserApi.call('DELETE /qa/comments/{id}', { params });
        comments.remove(comment);
        offerUndo('Comment deleted.', {
          what: 'restoring a comment',
          failed: 'Not restored.',
          run: async () => comments.add(await browserApi.call('POST /qa/comments/{id}/restore', { params })),
        });
      },
    });
  const feature = () =>
    void attempt({
      what: 'featuring a comment',
      run: async () => {
        const body = { isOn: !featured };
        comments.replace(await browserApi.call('POST /qa/comments/{id}/featured', { params, body }));
      },
    });

  return (
    <ReactionBar kind="comment" post={{ ...comment, counters }} showMessage={showMessage}>
      <button type="button" onClick={() => (isVisitor ? askToSignIn(true) : onReply())}>
        <DrawnIcon path={replyShape} />
        Reply
      </button>
      <TextActions
        onEdit={onEdit}
        onDelete={(isOwn || isEditor) && replies === 0 ? remove : null}
        onFeature={isEditor ? feature : null}
        isFeatured={featured}
        onHide={isEditor ? () => hide(true) : null}
      />
      {isHiding && (
        <HideDialog
          kind="comment"
          id={id}
          about={comment.text}
          showMessage={showMessage}
          hide={async (body) => {
            comments.replace(await browserApi.call('POST /qa/comments/{id}/hide', { params, body }));
          }}
          putBack={async () => {
            const query = { answerId: comment.answerId };
            const all = await browserApi.call('GET /qa/comments', { query });
            const again = all.comments.find((each) => each.id === id);
            if (again !== undefined) comments.replace(again);
          }}
          onClose={() => hide(false)}
        />
      )}
      {asksToSignIn && <SignInToWrite onClose={() => askToSignIn(false)} />}
    </ReactionBar>
  );
}
