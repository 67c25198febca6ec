import type { PostId } from '@tenfold/contract/ids';
import type { AnswerComment } from '@tenfold/contract/qa/post';
import { postLimits } from '@tenfold/contract/qa/question-choices';
import { useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useViewer } from '../../../session/viewer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useWrittenText } from '../answers/use-written-text.ts';
import { WritingForm } from '../answers/WritingForm.tsx';
import { ClaimFields } from '../claims/ClaimFields.tsx';
import { type Claims, noClaims } from '../claims/claims.ts';
import { useFormTrace } from '../claims/use-form-trace.tsx';
import { notePosted } from './known-to-have-posted.ts';
import { NameBeforeFirstPost } from './NameBeforeFirstPost.tsx';

export interface CommentPlace {
  questionId: PostId;
  answerId: PostId;
  /** Symbols of what the question is about. */
  companies: readonly string[];
  /** The comment it replies to; null: the answer. */
  replyTo: Pick<AnswerComment, 'id' | 'author'> | null;
  onAdded: (comment: AnswerComment) => void;
}

interface Props extends CommentPlace {
  onPosted: () => void;
  onCancel: () => void;
  /** Its sheet says what it is; its buttons share the width. */
  isSheet?: boolean;
}

export function CommentForm(props: Props) {
  const { companies, onPosted, onCancel, isSheet = false, ...place } = props;
  const [claims, setClaims] = useState<Claims>(noClaims);
  const { written, traceField, submit } = useComment(place, claims, onPosted);
  const { busy, failure, cannotPost } = written;
  const label = commentLabel(place);
  const add = (
    <Button type="submit" size={isSheet ? 'md' : 'sm'} variant="primary" busy={busy} disabled={cannotPost}>
      {failure === null ? 'ADD' : 'Try again'}
    </Button>
  );
  const cancel = (
    <Button size={isSheet ? 'md' : 'sm'} onClick={onCancel}>
      CANCEL
    </Button>
  );
  return (
    <WritingForm
      written={written}
      companies={companies}
      label={label}
      {...(!isSheet && { placeholder: label })}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <ClaimFields
        claims={claims}
        companies={companies}
        onChange={(part) => setClaims({ ...claims, ...part })}
      />
      {traceField}
      {isSheet ? (
        <div className="row comment-sheet-actions">
          {cancel}
          {add}
        </div>
      ) : (
        <div className="row">
          {add}
          {cancel}
        </div>
      )}
      <NameBeforeFirstPost />
    </WritingForm>
  );
}

/** A comment while it is typed, and the call that posts it. */
function useComment(
  { questionId, answerId, replyTo, onAdded }: Omit<CommentPlace, 'companies'>,
  { ownsShare, isGenerated }: Claims,
  onPosted: () => void,
) {
  const written = useWrittenText({
    what: 'commenting on an answer',
    place: replyTo === null ? `answer:${answerId}` : `comment:${replyTo.id}`,
    most: postLimits.comment,
  });
  const trace = useFormTrace();
  const personId = useViewer()?.id ?? null;
  const submit = () =>
    written.post(async (text) => {
      const body = {
        text,
        questionId,
        answerId,
        replyCommentId: replyTo?.id ?? null,
        ownsShare,
        isGenerated,
        form: await trace.read(),
      };
      onAdded(await browserApi.call('POST /qa/comments', { body }));
      if (personId !== null) notePosted(personId);
      onPosted();
    });
  return { written, traceField: trace.field, submit };
}

export function commentLabel({ replyTo }: Pick<CommentPlace, 'replyTo'>): string {
  return replyTo === null ? 'Your comment' : `Reply to ${replyTo.author.fullName}`;
}
