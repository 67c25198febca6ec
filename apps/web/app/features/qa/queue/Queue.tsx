import type { QuestionTag } from '@tenfold/contract/qa/question';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { reportsPath } from '../../../shell/editors-paths.ts';
import { useKeyCommands } from '../../../ui/keyboard/key-commands.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { DeskHead } from '../desk/DeskHead.tsx';
import { NothingHere } from '../desk/NothingHere.tsx';
import { BulkBar } from './BulkBar.tsx';
import { QueueDetail } from './detail/QueueDetail.tsx';
import { LastAct } from './LastAct.tsx';
import type { QueueKind } from './load-queue.ts';
import { QueueDialog, type QueueDialogName } from './QueueDialog.tsx';
import { QueueFacts } from './QueueFacts.tsx';
import { QueueList } from './QueueList.tsx';
import { QueueTabs } from './QueueTabs.tsx';
import { countsSince, type QueueCounts } from './queue-counts.ts';
import { isOfQuestion, keyOf, pathOf, type QueueItem } from './queue-item.ts';
import { type QueueCommand, queueCommands } from './queue-keys.ts';
import { chosenItems, shownRow } from './queue-state.ts';
import { useFocusOnShown } from './use-focus-on-shown.ts';
import { useQueue } from './use-queue.ts';
import { useTopOnPhone } from './use-top-on-phone.ts';

interface Props {
  loaded: Parameters<typeof useQueue>[0];
  /** The counts when the page was opened. */
  counts: QueueCounts;
  lists: readonly { readonly id: number; readonly name: string }[];
  tags: readonly QuestionTag[];
  now: Date;
}

/** The list beside what is shown of it; on a phone one of them. By keyboard, pointer and touch alike. */
export function Queue({ loaded, lists, tags, now, ...opened }: Props) {
  const queue = useQueue(loaded);
  const { state, change, decide } = queue;
  const [isOpen, open] = useState(false);
  const [dialog, openDialog] = useState<QueueDialogName | null>(null);
  const navigate = useNavigate();
  const place = useFocusOnShown(state.at, dialog);
  useTopOnPhone(place, isOpen);
  const shown = shownRow(state);
  const chosen = chosenItems(state);
  const counts = countsSince(opened.counts, loaded.show, state);

  const run: Readonly<Record<QueueCommand, () => void>> = {
    next: () => change({ type: 'step', by: 1 }),
    previous: () => change({ type: 'step', by: -1 }),
    approve: () => decide(chosen, { what: 'approve' }),
    reject: () => chosen.length > 0 && openDialog('reason'),
    feature: () => decide(chosen.filter(isQuestion), { what: 'approve and feature' }),
    lists: () => shown !== null && isOfQuestion(shown.item) && openDialog('lists'),
    open: () => shown !== null && void navigate(pathOf(shown.item)),
    select: () => shown !== null && change({ type: 'select', key: keyOf(shown.item) }),
    'select range': () => change({ type: 'select range' }),
    undo: () => void queue.undo(),
    reports: () => void navigate(reportsPath),
    help: () => openDialog('help'),
  };
  useKeyCommands(queueCommands, (command) => run[command]());

  return (
    <>
      <DeskHead part="questions">
        <QueueFacts counts={counts} now={now} />
      </DeskHead>
      <div className={classNames('card queue', isOpen && shown !== null && 'is-open')} ref={place}>
        <div className="queue-list">
          <div className="queue-tabs">
            <QueueTabs show={loaded.show} counts={counts} />
            <span className="push caption">Oldest first</span>
          </div>
          {state.selected.size > 0 && (
            <BulkBar
              count={state.selected.size}
              onApprove={run.approve}
              onReject={run.reject}
              onClear={() => change({ type: 'clear' })}
            />
          )}
          <QueueList state={state} change={change} now={now} onOpen={() => open(true)} />
        </div>
        {shown === null ? (
          <NothingHere title="Nothing is waiting" hint={hints[loaded.show]} />
        ) : (
          <QueueDetail
            row={shown}
            tags={tags}
            now={now}
            run={run}
            replace={(by) => decide([shown.item], { what: 'replace', by })}
            onBack={() => open(false)}
          />
        )}
      </div>
      <LastAct lastAct={queue.lastAct} onOver={queue.dismiss} />
      <QueueDialog
        open={dialog}
        shown={shown?.item ?? null}
        chosen={chosen}
        lists={lists}
        tags={tags}
        queue={queue}
        onClose={() => openDialog(null)}
      />
    </>
  );
}

function isQuestion({ kind }: QueueItem): boolean {
  return kind === 'question';
}

const hints: Readonly<Record<QueueKind, string>> = {
  waiting: 'New questions appear here as they are asked.',
  edits: 'Edits of approved questions appear here.',
  first: 'The first two answers and comments of new accounts appear here.',
  tags: 'Tags that members make appear here once they are on a question.',
};
