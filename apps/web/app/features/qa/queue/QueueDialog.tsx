import type { NewTag } from '@tenfold/contract/qa/desk/new-tags';
import type { QuestionTag } from '@tenfold/contract/qa/question';
import { type HelpLine, KeyboardHelp } from '../../../ui/keyboard/KeyboardHelp.tsx';
import { QuestionListsDialog } from '../editors/QuestionListsDialog.tsx';
import { isOfQuestion, type QueueItem } from './queue-item.ts';
import { RejectChosen } from './RejectChosen.tsx';
import { ReplaceTags } from './ReplaceTags.tsx';
import type { useQueue } from './use-queue.ts';

export type QueueDialogName = 'reason' | 'lists' | 'help';

interface Props {
  open: QueueDialogName | null;
  shown: QueueItem | null;
  chosen: readonly QueueItem[];
  lists: readonly { readonly id: number; readonly name: string }[];
  tags: readonly QuestionTag[];
  queue: Pick<ReturnType<typeof useQueue>, 'change' | 'decide'>;
  onClose: () => void;
}

/** What an editor opens over the queue. New tags are replaced with others, all else is rejected for a reason. */
export function QueueDialog({ open, shown, chosen, lists, tags, queue, onClose }: Props) {
  const { change, decide } = queue;
  const newTags = tagsOf(chosen);
  if (open === 'help') return <KeyboardHelp keys={queueHelp} onClose={onClose} />;
  if (open === 'lists' && shown !== null && isOfQuestion(shown)) {
    return (
      <QuestionListsDialog
        question={shown.question}
        lists={lists}
        onSaved={(question) => change({ type: 'change', question })}
        onClose={onClose}
      />
    );
  }
  if (open !== 'reason') return null;
  return newTags.length > 0 ? (
    <ReplaceTags
      chosen={newTags}
      offered={tags}
      replace={(by) => decide(chosen, { what: 'replace', by })}
      onClose={onClose}
    />
  ) : (
    <RejectChosen
      chosen={chosen}
      reject={(given) => decide(chosen, { what: 'reject', given })}
      onClose={onClose}
    />
  );
}

function tagsOf(items: readonly QueueItem[]): NewTag[] {
  return items.flatMap((item) => (item.kind === 'tag' ? [item] : []));
}

const queueHelp: readonly HelpLine[] = [
  { what: 'Next, previous', keys: ['J', 'K'] },
  { what: 'Approve', keys: ['A'] },
  { what: 'Reject', keys: ['R'] },
  { what: 'Approve and feature', keys: ['F'] },
  { what: 'Add to list', keys: ['L'] },
  { what: 'Open the question', keys: ['O'] },
  { what: 'Select', keys: ['X'] },
  { what: 'Select range', keys: ['Shift', 'X'] },
  { what: 'Undo the last act', keys: ['Z'] },
  { what: 'Search', keys: ['/'] },
  { what: 'Reports', keys: ['G', 'R'] },
  { what: 'This help', keys: ['?'] },
];
