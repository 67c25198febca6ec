import type { SavedList } from '@tenfold/contract/lists';
import { useState } from 'react';
import { useSending } from '../../../forms/use-sending.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ListPlaces, Loaded } from '../../../ui/layout/Loaded.tsx';
import type { Message } from '../../../ui/overlays/use-messages.ts';
import { Notice } from '../../../ui/text/Notice.tsx';
import { CreateNew } from './CreateNew.tsx';
import { ListChecks } from './ListChecks.tsx';
import { changesOf, type Ticks, tick } from './list-choices.ts';
import { listsOf } from './lists-of.ts';
import { saveTicks } from './save-ticks.ts';
import './add-to-list.css';

interface Props {
  symbol: string;
  onSaved: (message: Message) => void;
}

/** The lists a company is on: what was ticked stays until it is saved, whatever fails. */
export function AddToListForm({ symbol, onSaved }: Props) {
  const answer = useQuery(listsOf(symbol));
  return (
    <div className="add-to-list-form">
      <Loaded answer={answer} places={<ListPlaces height="1.75rem" />}>
        {({ lists }) => <Choices symbol={symbol} lists={lists} onSaved={onSaved} />}
      </Loaded>
      <hr className="menu-sep" />
      <CreateNew symbol={symbol} />
    </div>
  );
}

function Choices({ symbol, lists, onSaved }: Props & { lists: readonly SavedList[] }) {
  const [ticks, setTicks] = useState<Ticks>(new Map());
  const { busy, error, send } = useSending('changing lists');
  const { added, removed } = changesOf(lists, ticks);

  if (lists.length === 0) return <p className="muted small">You have no lists yet. Create your first one.</p>;

  return (
    <form
      className="stack stack-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send(() => saveTicks(symbol, { added, removed }, onSaved));
      }}
    >
      <ListChecks lists={lists} ticks={ticks} onTick={(list, isOn) => setTicks(tick(ticks, list, isOn))} />
      {error !== null && <Notice tone="error">{error}</Notice>}
      <Button
        type="submit"
        variant="primary"
        block
        busy={busy}
        disabled={added.length + removed.length === 0}
      >
        Add
      </Button>
    </form>
  );
}
