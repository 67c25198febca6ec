import type { CuratedList } from '@tenfold/contract/lists';
import { Link } from 'react-router';
import { publicListPath } from '../list-paths.ts';
import { countLabel } from '../overview/list-row.ts';
import './curated.css';

const shownSymbols = 5;

interface Props {
  lists: readonly CuratedList[];
  /** One below that of the part they stand in. */
  heading: 'h2' | 'h3';
}

export function CuratedCards({ lists, heading: Heading }: Props) {
  return (
    <ul className="curated-cards">
      {lists.map(({ key, name, description, companyCount, symbols }) => (
        <li key={key} className="card">
          <Heading>
            <Link to={publicListPath(key)}>{name}</Link>
          </Heading>
          <p className="muted small">{description}</p>
          <p className="caption">
            {countLabel(companyCount)}
            {companyCount > 0 && ` · ${symbols.slice(0, shownSymbols).join(', ')}`}
            {companyCount > shownSymbols && ' …'}
          </p>
        </li>
      ))}
    </ul>
  );
}
