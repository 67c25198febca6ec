import type { AnswerComment } from '@tenfold/contract/qa/post';
import type { ReactNode } from 'react';
import { HiddenText } from '../answers/HiddenText.tsx';

interface Props {
  comment: Pick<AnswerComment, 'id' | 'hidden' | 'text'>;
  /** The replies to it. */
  children: ReactNode;
}

/** The place of a comment that was deleted or removed, whose replies stay. */
export function GoneComment({ comment: { id, hidden, text }, children }: Props) {
  if (hidden === null) {
    return (
      <li className="comment is-gone">
        <p className="faint">Comment deleted.</p>
        {children}
      </li>
    );
  }
  return (
    <li id={`comment-${id}`} className="comment is-gone">
      <HiddenText hidden={hidden} text={text} />
      {children}
    </li>
  );
}
