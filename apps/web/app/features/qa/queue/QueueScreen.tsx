import type { DeskPart } from '../desk/load-desk.ts';
import { Queue } from './Queue.tsx';
import { countOf } from './queue-counts.ts';
import type { QueueItem } from './queue-item.ts';
import './queue.css';

/** What waits for the editors: questions, edits of approved ones, first answers and comments, or tags. */
export function QueueScreen({ loaded }: { loaded: DeskPart<'questions'> }) {
  const { show, counts, lists, tags, next } = loaded;
  return (
    <Queue
      key={show}
      loaded={{ show, items: itemsOf(loaded), count: counts[countOf[show]], next }}
      counts={counts}
      lists={lists}
      tags={tags}
      now={new Date(loaded.now)}
    />
  );
}

function itemsOf({ questions, edits, posts, newTags }: DeskPart<'questions'>): QueueItem[] {
  return [
    ...questions.map((waiting): QueueItem => ({ kind: 'question', ...waiting })),
    ...edits.map((edit): QueueItem => ({ kind: 'edit', ...edit })),
    ...posts.map((post): QueueItem => ({ kind: 'first', post })),
    ...newTags.map((tag): QueueItem => ({ kind: 'tag', ...tag })),
  ];
}
