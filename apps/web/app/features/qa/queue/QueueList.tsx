import type { Dispatch } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { keyOf, pathOf, type QueueItem, sinceOf, textOf, titleOf } from './queue-item.ts';
import type { QueueChange, QueueRow, QueueState } from './queue-state.ts';
import { waitedFor } from './waited-for.ts';
import '../../../ui/controls/check.css';

interface Props {
  state: QueueState;
  change: Dispatch<QueueChange>;
  now: Date;
  /** On a phone it is shown instead of the list. */
  onOpen: () => void;
}

export function QueueList({ state, change, now, onOpen }: Props) {
  return (
    <ul>
      {state.rows.map((row) => {
        const key = keyOf(row.item);
        return (
          <Item
            key={key}
            row={row}
            isShown={key === state.at}
            isSelected={state.selected.has(key)}
            now={now}
            onSelect={() => change({ type: 'select', key })}
            onShow={() => {
              change({ type: 'show', key });
              onOpen();
            }}
          />
        );
      })}
    </ul>
  );
}

interface QueueItemProps {
  row: QueueRow;
  isShown: boolean;
  isSelected: boolean;
  now: Date;
  onSelect: () => void;
  onShow: () => void;
}

function Item({ row, isShown, isSelected, now, onSelect, onShow }: QueueItemProps) {
  const { item, note } = row;
  const title = titleOf(item);
  const since = sinceOf(item);
  return (
    <li
      className={classNames('queue-item', isShown && 'is-on', note !== null && 'is-gone')}
      aria-current={isShown ? 'true' : undefined}
    >
      <label className="check needs-script">
        <input type="checkbox" aria-label={`Select: ${title}`} checked={isSelected} onChange={onSelect} />
      </label>
      <Link
        to={pathOf(item)}
        dir="auto"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onShow();
        }}
      >
        {title}
      </Link>
      <time className="caption num" dateTime={since}>
        {waitedFor(since, now)}
      </time>
      <span className="caption">{note ?? <Facts item={item} />}</span>
    </li>
  );
}

function Facts({ item }: { item: QueueItem }) {
  if (item.kind === 'tag') {
    return (
      <>
        <bdi>{item.madeBy.fullName}</bdi>
        {item.uses === 1 ? '1 question' : `${item.uses.toLocaleString('en-US')} questions`}
      </>
    );
  }
  if (item.kind === 'first') {
    return (
      <>
        <bdi>{textOf(item.post).author.fullName}</bdi>
        <Badge>{item.post.kind === 'answer' ? 'Answer' : 'Comment'}</Badge>
      </>
    );
  }
  const { author, companies, category } = item.question;
  return (
    <>
      <bdi>{author.fullName}</bdi>
      {companies.map((symbol) => (
        <Badge key={symbol}>{symbol}</Badge>
      ))}
      {category}
      {item.kind === 'question' && item.isFirst && <Badge tone="warn">first post</Badge>}
    </>
  );
}
