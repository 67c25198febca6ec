import type { AnswerComment } from '@tenfold/contract/qa/post';
import { Badge } from '../../../ui/text/Badge.tsx';
import { AuthorLine } from '../author/AuthorLine.tsx';
import { AuthorPicture } from '../author/AuthorPicture.tsx';
import { ClaimBadges } from '../claims/ClaimBadges.tsx';

interface Props {
  comment: AnswerComment;
  companies: readonly string[];
  /** The address names it. */
  isTarget: boolean;
  now: Date;
}

/** Who wrote a comment, when, and what they say of it. */
export function CommentHead({ comment, companies, isTarget, now }: Props) {
  const { author, createdDatetime, editedDatetime, featured } = comment;
  return (
    <div className="comment-head">
      <AuthorPicture author={author} small />
      <AuthorLine author={author} createdDatetime={createdDatetime} editedDatetime={editedDatetime} now={now}>
        <ClaimBadges post={comment} companies={companies} />
        {featured && <Badge tone="accent">Featured by editors</Badge>}
        {isTarget && <Badge>Linked comment</Badge>}
      </AuthorLine>
    </div>
  );
}
