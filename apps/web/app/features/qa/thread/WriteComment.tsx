import type { PostId } from '@tenfold/contract/ids';
import { postLimits } from '@tenfold/contract/qa/choices';
import type { AnswerComment } from '@tenfold/contract/qa/post';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useViewer } from '../../../session/viewer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useWrittenText } from '../answers/use-written-text.ts';
import { WritingArea } from '../answers/WritingArea.tsx';
import { useFormTrace } from '../claims/use-form-trace.tsx';
import { notePosted } from './known-to-have-posted.ts';
import { NameBeforeFirstPost } from './NameBeforeFirstPost.tsx';

interface Props {
  questionId: PostId;
  answerId: PostId;
  /** The comment it replies to; null: the answer. */
  replyTo: Pick<AnswerComment, 'id' | 'author'> | null;
  onAdded: (comment: AnswerComment) => void;
  onClose: () => void;
}

export function WriteComment({ questionId, answerId, replyTo, onAdded, onClose }: Props) {
  const written = useWrittenText({
    what: 'commenting on an answer',
    place: replyTo === null ? `answer:${answerId}` : `comment:${replyTo.id}`,
    most: postLimits.comment,
  });
  const { cannotPost, busy, failure, post } = written;
  const trace = useFormTrace();
  const personId = useViewer()?.id ?? null;
  const submit = () =>
    post(async (text) => {
      const body = {
        text,
        questionId,
        answerId,
        replyCommentId: replyTo?.id ?? null,
        form: await trace.read(),
      };
      onAdded(await browserApi.call('POST /qa/comments', { body }));
      if (personId !== null) notePosted(personId);
      onClose();
    });
  return (
    <form
      className="edit-text"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <WritingArea
        written={written}
        label={replyTo === null ? 'Your comment' : `Reply to ${replyTo.author.fullName}`}
        labelHidden
        placeholder={replyTo === null ? 'Your comment' : `Reply to ${replyTo.author.fullName}`}
        autoFocus
        onSubmit={submit}
        onCancel={onClose}
      />
      {trace.field}
      <div className="row">
        <Button type="submit" size="sm" variant="primary" busy={busy} disabled={cannotPost}>
          {failure === null ? 'ADD' : 'Try again'}
        </Button>
        <Button size="sm" onClick={onClose}>
          CANCEL
        </Button>
      </div>
      <NameBeforeFirstPost />
    </form>
  );
}
