import { Link, useSearchParams } from 'react-router';
import { buttonClass } from '../../../../ui/controls/Button.tsx';
import { Toasts } from '../../../../ui/overlays/Toasts.tsx';
import { useMessages } from '../../../../ui/overlays/use-messages.ts';
import type { DeskPart } from '../load-desk.ts';
import { NothingHere } from '../NothingHere.tsx';
import { ActsTable } from './ActsTable.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { historyAddress, parseHistory } from './history-address.ts';
import '../../../../ui/layout/card.css';
import './history.css';

/** What editors did: by whom, why, what it moved, and whether it was put back. */
export function History({ loaded: { acts, newer, older, editors } }: { loaded: DeskPart<'history'> }) {
  const messages = useMessages();
  const [params] = useSearchParams();
  const { before: _, after: __, ...filter } = parseHistory(params);
  return (
    <section className="card" aria-label="History of acts">
      <HistoryFilters filter={filter} editors={editors} />
      {acts.length === 0 ? (
        <NothingHere
          title={filter.q === undefined ? 'No acts here' : 'No acts match'}
          hint={
            filter.q === undefined ? 'What editors do appears here.' : 'Search for a question or a person.'
          }
        />
      ) : (
        <ActsTable acts={acts} showMessage={messages.showMessage} />
      )}
      <nav className="history-foot" aria-label="Pages">
        <PageLink label="Newer" to={newer === null ? null : historyAddress({ ...filter, after: newer })} />
        <PageLink label="Older" to={older === null ? null : historyAddress({ ...filter, before: older })} />
      </nav>
      <Toasts messages={messages} />
    </section>
  );
}

function PageLink({ label, to }: { label: string; to: string | null }) {
  if (to === null) return null;
  return (
    <Link className={buttonClass({ size: 'sm' })} to={to}>
      {label}
    </Link>
  );
}
