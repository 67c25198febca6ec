import type { Heading } from '@tenfold/contract/landing';
import type { CuratedList } from '@tenfold/contract/lists';
import { Link } from 'react-router';
import { SectionHead } from '../section/SectionHead.tsx';
import './lists.css';

const shownLists = 6;
const shownSymbols = 3;

/** Lists whose companies follow from a rule, each as a way in. */
export function ListDoors({ texts, lists }: { texts: Heading; lists: readonly CuratedList[] }) {
  const shown = lists.filter(({ rule, companyCount }) => rule !== null && companyCount > 0);
  if (shown.length === 0) return null;
  return (
    <section className="landing-section" id="lists">
      <SectionHead {...texts} />
      <div className="list-doors">
        {shown.slice(0, shownLists).map(({ key, name, companyCount, symbols }) => (
          <Link key={key} className="card list-door" to={`/list/${key}`}>
            <b>{name}</b>
            <span className="num">{companyCount === 1 ? '1 company' : `${companyCount} companies`}</span>
            <span className="caption">
              {symbols.slice(0, shownSymbols).join(', ')}
              {companyCount > shownSymbols && ' …'}
            </span>
          </Link>
        ))}
      </div>
    </section>
  );
}
