import { actKinds } from '@tenfold/contract/qa/desk/act-kinds';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { buttonClass } from '../../../../ui/controls/Button.tsx';
import { Select } from '../../../../ui/controls/Select.tsx';
import { Toasts } from '../../../../ui/overlays/Toasts.tsx';
import { useMessages } from '../../../../ui/overlays/use-messages.ts';
import type { DeskPart } from '../load-desk.ts';
import { NothingHere } from '../NothingHere.tsx';
import { ActsTable } from './ActsTable.tsx';
import { actChoices } from './act-words.ts';
import { type HistoryAddress, historyAddress, parseHistory } from './history-address.ts';
import '../../../../ui/layout/card.css';
import './history.css';

/** What editors did: by whom, why, what it moved, and whether it was put back. */
export function History({ loaded: { acts, newer, older, editors } }: { loaded: DeskPart<'history'> }) {
  const messages = useMessages();
  const [params] = useSearchParams();
  const { editor, kind } = parseHistory(params);
  const filter = { ...(editor !== undefined && { editor }), ...(kind !== undefined && { kind }) };
  return (
    <section className="card" aria-label="History of acts">
      <Filters filter={filter} editors={editors} />
      {acts.length === 0 ? (
        <NothingHere title="No acts here" hint="What editors do appears here." />
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

interface FilterProps {
  filter: Pick<HistoryAddress, 'editor' | 'kind'>;
  editors: DeskPart<'history'>['editors'];
}

/** Another choice begins with the newest again. */
function Filters({ filter, editors }: FilterProps) {
  const navigate = useNavigate();
  const { editor: _, ...ofKind } = filter;
  const { kind: __, ...ofEditor } = filter;
  const named = editors.flatMap(({ id, fullName }) =>
    id === null ? [] : [{ value: `${id}`, label: fullName }],
  );
  return (
    <div className="history-filters needs-script">
      <Select
        label="Editor"
        choices={[{ value: 'all', label: 'All editors' }, ...named]}
        value={filter.editor === undefined ? 'all' : `${filter.editor}`}
        onChange={(value) =>
          void navigate(historyAddress(value === 'all' ? ofKind : { ...ofKind, editor: Number(value) }))
        }
      />
      <Select
        label="Act"
        choices={[
          { value: 'all' as const, label: 'All acts' },
          ...actKinds.map((value) => ({ value, label: actChoices[value] })),
        ]}
        value={filter.kind ?? 'all'}
        onChange={(value) =>
          void navigate(historyAddress(value === 'all' ? ofEditor : { ...ofEditor, kind: value }))
        }
      />
    </div>
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
