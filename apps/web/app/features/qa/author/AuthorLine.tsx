import type { Author } from '@tenfold/contract/qa/author';
import { shortBio } from '@tenfold/domain/qa';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/text/Badge.tsx';
import { AuthorName } from './AuthorName.tsx';
import { Medal } from './Medal.tsx';
import { postedAgo } from './posted-ago.ts';
import './author.css';

interface Props {
  author: Author;
  createdDatetime: string;
  editedDatetime?: string | null;
  now: Date;
  /** After the date: companies, badges. */
  children?: ReactNode;
}

/** Who wrote something, and when. Their picture stands before it (`AuthorPicture`). */
export function AuthorLine({ author, createdDatetime, editedDatetime = null, now, children }: Props) {
  const bio = shortBio(author.bio);
  return (
    <div className="author-line">
      <AuthorName author={author} />
      <Medal author={author} />
      {author.isAnalyst && <Badge>Analyst</Badge>}
      <span className="caption">
        {bio !== '' && `${bio} · `}
        <time dateTime={createdDatetime}>{postedAgo(createdDatetime, now)}</time>
        {editedDatetime !== null && ' · edited'}
      </span>
      {children}
    </div>
  );
}
