import { Link } from 'react-router';
import { useViewer } from '../../../session/viewer.ts';
import { listsPath } from '../../../shell/my-paths.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { curatedPath } from '../list-paths.ts';

export function NotShared() {
  const isVisitor = useViewer() === null;
  return (
    <div className="card lists-empty list-off">
      <Icon name="lock" />
      <h1>This list isn’t shared</h1>
      <p className="muted">
        Its owner has switched the link off, or the address is incomplete. Copies people made stay theirs.
      </p>
      <Link className="link small" to={isVisitor ? curatedPath : listsPath}>
        {isVisitor ? 'Lists to begin with' : 'Your lists'}
      </Link>
    </div>
  );
}
