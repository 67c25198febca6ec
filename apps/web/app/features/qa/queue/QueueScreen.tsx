import { useNavigate } from 'react-router';
import { waitingQuestionsPath } from '../../../shell/editors-paths.ts';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import type { DeskPart } from '../desk/load-desk.ts';
import type { QueueKind } from './load-queue.ts';
import { Queue } from './Queue.tsx';
import type { QueueItem } from './queue-item.ts';
import './queue.css';

/** What waits for the editors: questions, edits of approved ones, first answers and comments, or tags. */
export function QueueScreen({ loaded }: { loaded: DeskPart<'questions'> }) {
  const { show, counts, lists, tags, next } = loaded;
  const navigate = useNavigate();
  const now = new Date(loaded.now);
  const options = [
    { value: 'waiting', label: `Waiting ${counts.waiting.toLocaleString('en-US')}` },
    { value: 'edits', label: `Edited ${counts.edits.toLocaleString('en-US')}` },
    { value: 'first', label: `First posts ${counts.firstPosts.toLocaleString('en-US')}` },
    { value: 'tags', label: `New tags ${counts.newTags.toLocaleString('en-US')}` },
  ] as const;
  const tabs = (
    <Segmented<QueueKind>
      label="Show"
      small
      options={options}
      value={show}
      onChange={(chosen) =>
        void navigate(chosen === 'waiting' ? waitingQuestionsPath : `${waitingQuestionsPath}?show=${chosen}`)
      }
    />
  );
  return (
    <Queue
      key={show}
      loaded={{ show, items: itemsOf(loaded), count: countOf(loaded), next }}
      lists={lists}
      tags={tags}
      now={now}
      tabs={tabs}
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

function countOf({ show, counts }: DeskPart<'questions'>): number {
  const { waiting, edits, firstPosts, newTags } = counts;
  return { waiting, edits, first: firstPosts, tags: newTags }[show];
}
