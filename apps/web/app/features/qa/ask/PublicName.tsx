import { Link } from 'react-router';
import { settingsPath } from '../../../shell/my-paths.ts';

/** Before somebody's first post: the name others will read. */
export function PublicName({ name, hasPosted }: { name: string | null; hasPosted: boolean }) {
  if (name === null || hasPosted) return null;
  return (
    <p className="caption">
      Shown next to your questions and answers: <b dir="auto">{name}</b>.{' '}
      <Link className="link" to={settingsPath('PROFILE')}>
        Change your name
      </Link>
    </p>
  );
}
