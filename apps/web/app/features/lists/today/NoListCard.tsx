import { Link } from 'react-router';
import { listsPath } from '../../../shell/my-paths.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { curatedPath } from '../list-paths.ts';
import './lists-today.css';
import '../../../ui/layout/empty.css';

export function NoListCard() {
  return (
    <Card title="Lists today">
      <div className="empty empty-small">
        <Icon name="list" />
        <h3>No list yet</h3>
        <p className="muted small">Make one, or copy a curated list, and see its moves here.</p>
        <p className="row row-wrap">
          <Link className={buttonClass({ variant: 'primary' })} to={listsPath}>
            New list
          </Link>
          <Link className={buttonClass()} to={curatedPath}>
            See curated lists
          </Link>
        </p>
      </div>
    </Card>
  );
}
