import type { Answer } from '@tenfold/contract/qa/post';
import type { ReactNode } from 'react';
import { AuthorLine } from '../author/AuthorLine.tsx';
import { ClaimBadges } from '../claims/ClaimBadges.tsx';
import { AnswerBadges } from './AnswerBadges.tsx';

interface Props {
  answer: Answer;
  /** The companies of the question. */
  companies: readonly string[];
  now: Date;
  /** Further badges. */
  children?: ReactNode;
}

/** Who answered, when, and what is special about it. */
export function AnswerHead({ answer, companies, now, children }: Props) {
  const { author, createdDatetime, editedDatetime } = answer;
  return (
    <AuthorLine author={author} createdDatetime={createdDatetime} editedDatetime={editedDatetime} now={now}>
      <ClaimBadges post={answer} companies={companies} />
      <AnswerBadges answer={answer}>{children}</AnswerBadges>
    </AuthorLine>
  );
}
