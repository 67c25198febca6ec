import { useNavigate } from 'react-router';
import { waitingQuestionsPath } from '../../../shell/editors-paths.ts';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { type QueueKind, queueKinds } from './load-queue.ts';
import { countOf, type QueueCounts } from './queue-counts.ts';

const names: Readonly<Record<QueueKind, string>> = {
  waiting: 'Waiting',
  edits: 'Edited',
  first: 'First posts',
  tags: 'New tags',
};

export function QueueTabs({ show, counts }: { show: QueueKind; counts: QueueCounts }) {
  const navigate = useNavigate();
  return (
    <Segmented<QueueKind>
      label="Show"
      small
      options={queueKinds.map((kind) => ({
        value: kind,
        label: `${names[kind]} ${counts[countOf[kind]].toLocaleString('en-US')}`,
      }))}
      value={show}
      onChange={(chosen) =>
        void navigate(chosen === 'waiting' ? waitingQuestionsPath : `${waitingQuestionsPath}?show=${chosen}`)
      }
    />
  );
}
