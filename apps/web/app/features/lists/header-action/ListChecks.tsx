import type { SavedList } from '@tenfold/contract/lists';
import { useState } from 'react';
import { useDebounced } from '../../../platform/queries/use-debounced.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { ListSearch } from './ListSearch.tsx';
import { findLists, isTicked, type Ticks } from './list-choices.ts';
import '../../../ui/controls/check.css';
import '../../../ui/controls/field.css';

interface Props {
  lists: readonly SavedList[];
  ticks: Ticks;
  onTick: (list: SavedList, isOn: boolean) => void;
}

export function ListChecks({ lists, ticks, onTick }: Props) {
  const [typed, setTyped] = useState('');
  const found = findLists(lists, useDebounced(typed));
  return (
    <>
      <ListSearch className="add-to-list-search" typed={typed} onType={setTyped} />
      <fieldset className="add-to-list-options">
        <legend className="visually-hidden">Your lists</legend>
        {found.map((list) => (
          <label key={list.id} className="check menu-item">
            <input
              type="checkbox"
              checked={isTicked(list, ticks)}
              onChange={(event) => onTick(list, event.currentTarget.checked)}
            />
            <span className="add-to-list-name" dir="auto">
              {list.name}
            </span>
            <span className="push faint num">
              {list.companyCount}
              <VisuallyHidden>{list.companyCount === 1 ? ' company' : ' companies'}</VisuallyHidden>
            </span>
          </label>
        ))}
        {found.length === 0 && <p className="muted small add-to-list-none">No lists match.</p>}
      </fieldset>
    </>
  );
}
