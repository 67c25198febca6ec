import { Link } from 'react-router';
import { listsPath } from '../../../shell/my-paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { ListMenu } from '../overview/ListMenu.tsx';
import { countLabel } from '../overview/list-row.ts';
import type { ListActions, ManagedList } from '../overview/use-list-actions.ts';

interface Props {
  list: ManagedList;
  companyCount: number;
  prices: string;
  actions: ListActions;
}

export function ListHead({ list, companyCount, prices, actions }: Props) {
  return (
    <div className="page-head">
      <div className="stack stack-1 list-title">
        <nav className="caption" aria-label="Where you are">
          <Link to={listsPath}>Lists</Link> / <bdi>{list.name}</bdi>
        </nav>
        <h1>
          <bdi>{list.name}</bdi> {list.isDefault && <Badge>Default</Badge>}{' '}
          {list.shareToken !== null && <Badge>Shared</Badge>}
        </h1>
        <p className="muted small">
          {countLabel(companyCount)}
          {companyCount > 0 && ` · ${prices}`}
        </p>
      </div>
      <div className="row">
        <Button icon="share" onClick={() => actions.share(list)}>
          Share
        </Button>
        <Button onClick={() => actions.duplicate(list)}>
          <ActionIcon name="copy" />
          Duplicate
        </Button>
        <ListMenu list={list} actions={actions} without={['share', 'duplicate']} />
      </div>
    </div>
  );
}
