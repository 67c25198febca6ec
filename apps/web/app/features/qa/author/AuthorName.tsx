import type { Author } from '@tenfold/contract/qa/author';
import { Link } from 'react-router';
import { contributorPath } from '../../../shell/questions-paths.ts';

/** Leads to what they contributed; a deleted account has no page. */
export function AuthorName({ author: { id, fullName } }: { author: Author }) {
  if (id === null) return <span className="author-name muted">{fullName}</span>;
  return (
    <Link className="author-name" to={contributorPath(id)} dir="auto">
      {fullName}
    </Link>
  );
}
