import type { FirstPost } from '@tenfold/contract/qa/desk/first-posts';
import { Link } from 'react-router';
import { questionPath } from '../../../../shell/questions-paths.ts';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { LinkedText } from '../../../../ui/text/LinkedText.tsx';
import { AuthorLine } from '../../author/AuthorLine.tsx';
import { AuthorPicture } from '../../author/AuthorPicture.tsx';
import { ClaimBadges } from '../../claims/ClaimBadges.tsx';
import { textOf } from '../queue-item.ts';

/** An answer or a comment of a new account: what it says. */
export function FirstPostContent({ post, now }: { post: FirstPost; now: Date }) {
  const text = textOf(post);
  return (
    <>
      <header>
        <AuthorPicture author={text.author} small />
        <AuthorLine author={text.author} createdDatetime={post.writtenAt} now={now}>
          <ClaimBadges post={text} companies={post.companies} />
          <Badge tone="warn">Waiting for approval</Badge>
        </AuthorLine>
      </header>
      <h2>{post.kind === 'answer' ? 'Answer' : 'Comment'}</h2>
      <p className="question-text" dir="auto">
        <LinkedText text={text.text} />
      </p>
    </>
  );
}

/** What it is under. */
export function FirstPostPlace({ post }: { post: FirstPost }) {
  return (
    <div className="queue-review">
      <h3 className="overline">Question</h3>
      <Link className="small" to={questionPath(textOf(post).questionId)} target="_blank" dir="auto">
        {post.questionTitle}
      </Link>
      {post.kind === 'comment' && (
        <>
          <h3 className="overline">Answer</h3>
          <p className="muted small question-text" dir="auto">
            {post.answerText}
          </p>
        </>
      )}
    </div>
  );
}
