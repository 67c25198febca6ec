import type { Author } from '@tenfold/contract/qa/author';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Avatar } from '../../../ui/text/Avatar.tsx';
import './author.css';

/** The picture, else the first letter of the name. */
export function AuthorPicture({ author, small = false }: { author: Author; small?: boolean }) {
  return (
    <span className={classNames('author-picture', small && 'is-small')}>
      <Avatar name={author.firstName} fallback={author.fullName} picture={author.avatar} />
    </span>
  );
}
