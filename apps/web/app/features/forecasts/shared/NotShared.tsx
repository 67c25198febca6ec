import { Link } from 'react-router';
import { useViewer } from '../../../session/viewer.ts';
import { forecastsPath } from '../../../shell/my-paths.ts';
import { Icon } from '../../../ui/text/Icon.tsx';

export function NotShared() {
  const isVisitor = useViewer() === null;
  return (
    <div className="card shared-off">
      <Icon name="lock" />
      <h1>This forecast isn’t shared</h1>
      <p className="muted">
        Its owner has switched the link off, or the address is incomplete. Copies people made stay theirs.
      </p>
      {isVisitor ? (
        <Link className="link small" to="/companies">
          See all companies
        </Link>
      ) : (
        <Link className="link small" to={forecastsPath}>
          Your forecasts
        </Link>
      )}
    </div>
  );
}
