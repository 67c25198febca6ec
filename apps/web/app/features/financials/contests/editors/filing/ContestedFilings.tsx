import type { EditorsContest, FilingPage } from '@tenfold/contract/financials/contests';
import { useEffect, useRef } from 'react';
import { useQuery } from '../../../../../platform/queries/use-query.ts';
import { Loaded } from '../../../../../ui/layout/Loaded.tsx';
import { Skeleton } from '../../../../../ui/layout/Skeleton.tsx';
import { TableScroll } from '../../../../../ui/layout/TableScroll.tsx';
import { FilingLink } from '../../../source/FilingLink.tsx';
import { FilingStatement } from './FilingStatement.tsx';
import { markedLabel } from './filing-labels.ts';
import './filing.css';

/** The filings a contested figure is made from, laid out as statements, scrolled to what they are marked for. */
export function ContestedFilings({ contest: { id } }: { contest: Pick<EditorsContest, 'id'> }) {
  const found = useQuery({
    label: 'filings of a contest',
    call: 'GET /editors/contests/{contestId}/filings',
    input: { params: { contestId: id } },
  });
  return (
    <Loaded answer={found} places={<Skeleton height="28rem" />}>
      {({ filings }) =>
        filings.length === 0 ? (
          <p className="muted small">No filing we read has figures for this period.</p>
        ) : (
          <Filings filings={filings} />
        )
      }
    </Loaded>
  );
}

function Filings({ filings }: { filings: readonly FilingPage[] }) {
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroll.current;
    const marked = box?.querySelector('.is-used');
    if (box == null || marked == null) return;
    // The box alone: the page stays where the editor is.
    const below = marked.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollTop += below - box.clientHeight / 2;
  }, []);
  return (
    <div className="filings">
      <TableScroll ref={scroll} label={filings.length === 1 ? 'Filing' : 'Filings'}>
        {filings.map((filing) => (
          <article key={filing.accession} className="filing">
            <FilingLink filing={filing} />
            {filing.parts.map((part) => (
              <FilingStatement key={part.part} {...part} />
            ))}
          </article>
        ))}
      </TableScroll>
      <p className="caption">{markedLabel(filings)}</p>
    </div>
  );
}
