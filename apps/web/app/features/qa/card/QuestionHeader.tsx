import type { Question } from '@tenfold/contract/qa/question';
import type { ReactNode } from 'react';
import { AuthorLine } from '../author/AuthorLine.tsx';
import { AuthorPicture } from '../author/AuthorPicture.tsx';
import { CompanyLinks } from './CompanyLinks.tsx';
import { StatusBadges } from './StatusBadges.tsx';

interface Props {
  question: Question;
  now: Date;
  children?: ReactNode;
}

export function QuestionHeader({ question, now, children }: Props) {
  const { author, createdDatetime, editedDatetime, companies } = question;
  return (
    <header>
      <AuthorPicture author={author} small />
      <AuthorLine author={author} createdDatetime={createdDatetime} editedDatetime={editedDatetime} now={now}>
        <CompanyLinks symbols={companies} />
        <StatusBadges question={question} now={now} />
      </AuthorLine>
      {children}
    </header>
  );
}
