import { brand } from '@tenfold/contract/brand';
import type { Lens as LensReply, ReadableList } from '@tenfold/contract/lists';
import { Link } from 'react-router';
import { useMessages } from '../../../ui/overlays/use-messages.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Lens } from '../lens/Lens.tsx';
import { curatedPath } from '../list-paths.ts';
import { countLabel } from '../overview/list-row.ts';
import { AboutCurated } from './AboutCurated.tsx';
import { CopyList } from './CopyList.tsx';

interface Props extends Pick<ReadableList, 'name' | 'companies' | 'curated'> {
  /** Its key or its token. */
  id: string;
  prices: string;
  lens: LensReply | null;
}

/** Shows nothing of the owner of a shared list but the list. */
export function PublicList({ id, name, companies, curated, prices, lens }: Props) {
  const messages = useMessages();
  return (
    <div className="my-page">
      <div className="page-head">
        <div className="stack stack-1 list-title">
          {curated !== null && (
            <nav className="caption" aria-label="Where you are">
              <Link to={curatedPath}>Ideas</Link> / {name}
            </nav>
          )}
          <h1>
            <bdi>{name}</bdi> <Badge>{curated === null ? 'Shared' : `By ${brand.name}`}</Badge>
          </h1>
          <p className="muted small">
            {countLabel(companies.length)}
            {companies.length > 0 && ` · ${prices}`}
          </p>
        </div>
        <CopyList id={id} />
      </div>
      {curated !== null && <AboutCurated curated={curated} />}
      <div className="card">
        {companies.length === 0 ? (
          <p className="card-body muted">
            {curated === null ? 'This list has no companies.' : 'No company meets the rule today.'}
          </p>
        ) : (
          <Lens id={id} list={{ name, companies, own: null }} lens={lens} messages={messages} onAdd={null} />
        )}
      </div>
    </div>
  );
}
