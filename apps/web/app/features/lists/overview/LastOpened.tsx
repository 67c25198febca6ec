import { Link } from 'react-router';
import { listPath } from '../list-paths.ts';
import { useLastOpened } from './last-opened.ts';
import type { ListRow } from './list-row.ts';

/** Nothing on the server: the browser alone knows. */
export function LastOpened({ rows }: { rows: readonly ListRow[] }) {
  const id = useLastOpened();
  const list = rows.length > 1 ? rows.find((row) => row.id === id) : undefined;
  if (list === undefined) return null;
  return (
    <p className="small">
      Last opened:{' '}
      <Link className="link" to={listPath(list.id)}>
        <bdi>{list.name}</bdi>
      </Link>
    </p>
  );
}
