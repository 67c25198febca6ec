import type { Lens as LensReply, ListComment, ReadableList } from '@tenfold/contract/lists';
import { useMemo, useState } from 'react';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { useViewer } from '../../../session/viewer.ts';
import { ListPlaces, Loaded } from '../../../ui/layout/Loaded.tsx';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { CellPanel } from './cells/CellPanel.tsx';
import { useOpenCell } from './cells/use-open-cell.ts';
import { type CompanyChanges, useCompanyChanges } from './changes/use-company-changes.ts';
import { LensGrid } from './grid/LensGrid.tsx';
import { ListGrid } from './grid/ListGrid.tsx';
import type { LensView } from './grid/lens-view.ts';
import { commentsOn, countComments, lastWords } from './model/count-comments.ts';
import {
  useHiddenFields,
  useListDensity,
  useListHighlight,
  useListPeriod,
  useListView,
  useStoredListChoices,
} from './model/lens-choices.ts';
import { type LensSort, lensTable } from './model/lens-table.ts';
import { nextSort } from './model/next-sort.ts';
import { newestOwnValues } from './model/own-values.ts';
import { PhoneCards } from './phone/PhoneCards.tsx';
import { PhoneLens } from './phone/PhoneLens.tsx';
import { LensToolbar } from './toolbar/LensToolbar.tsx';
import { PhoneSort } from './toolbar/PhoneSort.tsx';
import { useLens } from './use-lens.ts';
import { WithheldNote } from './WithheldNote.tsx';
import './lens.css';

interface Props {
  /** In its address: of one’s own list its number, else its token or key. */
  id: string;
  list: Pick<ReadableList, 'name' | 'companies' | 'own'>;
  /** What the page came with, of ten years; null where it loads in the browser. */
  lens: LensReply | null;
  messages: Messages;
  /** Null: not one’s own list. */
  onAdd: (() => void) | null;
}

const noComments: readonly ListComment[] = [];

/** The companies of a list side by side or one below the other, with all that can be done with them. */
export function Lens({ id, list, lens, messages, onAdd }: Props) {
  useStoredListChoices();
  const { value: view, choose: chooseView } = useListView();
  const { value: period, choose: choosePeriod } = useListPeriod();
  const changes = useCompanyChanges(list, messages);
  const symbols = useMemo(() => list.companies.map(({ symbol }) => symbol), [list.companies]);
  const answer = useLens({ id, period, symbols, initial: lens });
  const own = useOwnValues(symbols);
  const { open, openFrom, close } = useOpenCell();
  const [sort, setSort] = useState<LensSort | null>(null);
  const [phoneSymbol, setPhoneSymbol] = useState<string | null>(null);
  const comments = list.own?.comments ?? noComments;

  const bySymbol = new Map(
    (answer.state === 'ready' ? answer.value : []).map((company) => [company.symbol, company]),
  );
  const table = useTable({
    companies: shownSymbols(symbols, changes).flatMap((symbol) => bySymbol.get(symbol) ?? []),
    own,
    sort,
  });
  const { value: density } = useListDensity();
  const shown: LensView = {
    table,
    period,
    density,
    sort,
    changes,
    counts: useMemo(() => countComments(comments), [comments]),
    words: useMemo(() => lastWords(comments), [comments]),
    onSort: (key) => setSort(nextSort(sort, key)),
    onOpen: openFrom,
  };
  const company = open === null ? undefined : bySymbol.get(open.symbol);
  return (
    <section className="lens-part" aria-label="Lens">
      <LensToolbar
        view={view}
        onView={chooseView}
        period={period}
        onPeriod={choosePeriod}
        hasOwn={own !== null}
        shown={{ name: list.name, view, period, table }}
        onAdd={onAdd}
      />
      <WithheldNote fields={table.withheld} period={period} />
      {table.isSplit && (
        <p className="lens-remark">Amounts in different currencies: in order within each currency.</p>
      )}
      <Loaded answer={answer} places={<ListPlaces height="3rem" />} className="lens-body">
        {() => (
          <Forms
            view={view}
            shown={shown}
            phoneSymbol={phoneSymbol}
            onSort={setSort}
            onLens={(symbol) => {
              setPhoneSymbol(symbol);
              chooseView('lens');
            }}
          />
        )}
      </Loaded>
      {open !== null && company !== undefined && (
        <CellPanel
          key={`${open.symbol} ${open.field}`}
          cell={open}
          company={company}
          period={period}
          own={own}
          commenting={
            list.own === null ? null : { listId: list.own.id, comments: commentsOn(comments, open), messages }
          }
          onClose={close}
        />
      )}
    </section>
  );
}

/** The symbols after what the reader has removed and put in order, also where the page does not have that yet. */
function shownSymbols(symbols: readonly string[], changes: CompanyChanges | null): readonly string[] {
  const order = changes?.order ?? symbols;
  return changes === null ? order : order.filter((symbol) => !changes.removed.includes(symbol));
}

interface FormsProps {
  view: 'lens' | 'list';
  shown: LensView;
  phoneSymbol: string | null;
  onSort: (sort: LensSort | null) => void;
  onLens: (symbol: string) => void;
}

/** The server does not know how wide the screen is: it renders both forms, and styles show one. */
function Forms({ view, shown, phoneSymbol, onSort, onLens }: FormsProps) {
  const narrow = useNarrow();
  return (
    <>
      {narrow !== true && (
        <div className="lens-on-wide">
          {view === 'lens' ? <LensGrid view={shown} /> : <ListGrid view={shown} />}
        </div>
      )}
      {narrow !== false && (
        <div className="lens-on-narrow">
          <PhoneSort view={shown} onSort={onSort} />
          {view === 'lens' ? (
            <PhoneLens key={phoneSymbol} view={shown} first={phoneSymbol} />
          ) : (
            <PhoneCards view={shown} onLens={onLens} />
          )}
        </div>
      )}
    </>
  );
}

function useTable({ companies, own, sort }: Omit<Parameters<typeof lensTable>[0], 'hidden' | 'highlights'>) {
  const hidden = useHiddenFields((stored) => stored.hidden);
  const { value: highlight } = useListHighlight();
  const key = companies.map((company) => company.symbol).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first company changes with all, the key with their order
  return useMemo(
    () => lensTable({ companies, own, hidden, highlights: highlight === 'on', sort }),
    [key, companies[0], own, hidden, highlight, sort],
  );
}

/** What the reader’s newest forecasts say of these companies; null where there is none. */
function useOwnValues(symbols: readonly string[]) {
  const viewer = useViewer();
  const answer = useQuery(
    viewer === null
      ? null
      : { label: 'own values of a list', call: 'GET /forecasts', input: {}, failures: 'hidden' },
  );
  const forecasts = answer.state === 'ready' ? answer.value.forecasts : null;
  return useMemo(() => {
    const own = newestOwnValues(forecasts ?? []);
    return symbols.some((symbol) => own.has(symbol)) ? own : null;
  }, [forecasts, symbols]);
}
