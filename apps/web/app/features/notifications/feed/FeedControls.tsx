import { useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { Button } from '../../../ui/controls/Button.tsx';
import { SubmitSelect } from '../../../ui/table/SubmitSelect.tsx';
import { useStoredFilter, useStoredSort } from './feed-choices.ts';
import { type FeedQuery, feedSearch, filterLabels, filters, sortLabels, sorts } from './feed-query.ts';
import type { LoadedFeed } from './load-feed.ts';
import '../../../ui/controls/check.css';
import '../../../ui/controls/field.css';
import '../../../ui/controls/segmented.css';
import '../../../ui/layout/card.css';

interface Props {
  query: FeedQuery;
  feed: LoadedFeed['feed'];
  onReadAll: () => void;
}

/** Links and a form, so that they work without JavaScript. */
export function FeedControls({ query, feed: { counts, symbols }, onReadAll }: Props) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { filter, isFiltered, sort, symbol, unread } = query;
  const send = () => void submit(form.current, { replace: true, preventScrollReset: true });
  // One that has no notifications any more is still what the address asks for.
  const companies = symbol === null || symbols.includes(symbol) ? symbols : [symbol, ...symbols];
  return (
    <div className="card-toolbar feed-controls">
      <nav className="segmented" aria-label="Kind">
        {filters.map((one) => (
          <Link
            key={one}
            to={{ search: feedSearch({ ...query, filter: one, isFiltered: true, page: 1 }) }}
            aria-current={one === filter ? 'true' : undefined}
            preventScrollReset
            onClick={() => useStoredFilter.getState().choose(one)}
          >
            {filterLabels[one]} <span className="num">{counts[one].toLocaleString('en-US')}</span>
          </Link>
        ))}
      </nav>
      <Form ref={form} className="feed-choices">
        {isFiltered && <input type="hidden" name="filter" value={filter} />}
        <SubmitSelect
          name="symbol"
          label="Company"
          value={symbol ?? ''}
          choices={[['', 'All companies'], ...companies.map((one) => [one, one] as const)]}
        />
        <label className="check">
          <input
            key={`unread ${unread}`}
            type="checkbox"
            name="unread"
            value="1"
            defaultChecked={unread}
            onChange={send}
          />
          Unread only
        </label>
        <SubmitSelect
          className="feed-sort"
          name="sort"
          label="Sort by"
          value={sort}
          choices={sorts.map((one) => [one, sortLabels[one]])}
          onChoose={(chosen) => useStoredSort.getState().choose(chosen)}
        />
        <noscript>
          <Button type="submit">Show</Button>
        </noscript>
      </Form>
      <Button className="needs-script" icon="check" disabled={counts.unread === 0} onClick={onReadAll}>
        Mark all as read
      </Button>
    </div>
  );
}
