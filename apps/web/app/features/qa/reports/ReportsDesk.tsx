import type { EditorsReport } from '@tenfold/contract/qa/reports';
import { hideReasonsFor } from '@tenfold/domain/qa';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { questionPath } from '../../../shell/questions-paths.ts';
import { KeyboardHelp } from '../../../ui/keyboard/KeyboardHelp.tsx';
import { useKeyCommands } from '../../../ui/keyboard/key-commands.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import type { DeskPart } from '../desk/load-desk.ts';
import { NothingHere } from '../desk/NothingHere.tsx';
import { ReasonDialog } from '../editors/ReasonDialog.tsx';
import { LastAct } from '../queue/LastAct.tsx';
import { useFocusOnShown } from '../queue/use-focus-on-shown.ts';
import { LimitDialog } from './LimitDialog.tsx';
import { ReportDetail } from './ReportDetail.tsx';
import { ReportList } from './ReportList.tsx';
import { helpLines, type ReportCommand, reportCommands } from './report-keys.ts';
import { canBeLimited, keyOf, titleOf } from './report-words.ts';
import { SharedTexts } from './SharedTexts.tsx';
import { useReports } from './use-reports.ts';
import '../queue/queue.css';
import './reports.css';

/** What readers reported, by keyboard as the queue: a list beside the text that is shown; on a phone one of them. */
export function ReportsDesk({ loaded }: { loaded: DeskPart<'reports'> }) {
  const { reports, shown, show, step, decide, limited, undo, lastAct, dismissShown } = useReports(loaded);
  const [isOpen, open] = useState(false);
  /** Why this one is hidden: it has left the list before its dialog is gone. */
  const [hides, hide] = useState<EditorsReport | null>(null);
  /** Whose author is limited. */
  const [limits, limit] = useState<EditorsReport | null>(null);
  const [isHelping, help] = useState(false);
  const navigate = useNavigate();
  const now = new Date(loaded.now);
  const place = useFocusOnShown(
    shown === null ? null : keyOf(shown),
    hides !== null || limits !== null ? 'reason' : isHelping ? 'help' : null,
  );

  const run: Readonly<Record<ReportCommand, () => void>> = {
    next: () => step(1),
    previous: () => step(-1),
    hide: () => hide(shown),
    keep: () => shown !== null && decide(shown, null),
    limit: () => shown !== null && canBeLimited(shown) && limit(shown),
    open: () => shown !== null && void navigate(pathOf(shown)),
    undo: () => void undo(),
    help: () => help(true),
  };
  useKeyCommands(reportCommands, (command) => run[command]());

  return (
    <>
      <SharedTexts texts={loaded.sharedTexts} now={now} />
      {shown === null && loaded.sharedTexts.length === 0 && (
        <NothingHere title="Nothing is reported" hint="Texts that readers report appear here." />
      )}
      {shown !== null && (
        <div className={classNames('card queue', isOpen && 'is-open')} ref={place}>
          <div className="queue-list">
            <ReportList
              reports={reports}
              shown={shown}
              now={now}
              onShow={(report) => {
                show(report);
                open(true);
              }}
            />
          </div>
          <ReportDetail report={shown} now={now} run={run} onBack={() => open(false)} />
        </div>
      )}
      <LastAct lastAct={lastAct} onOver={dismissShown} />
      {hides !== null && (
        <ReasonDialog
          title={`Hide this ${hides.post.kind}?`}
          about={titleOf(hides)}
          kind={hides.post.kind}
          reasons={hideReasonsFor(hides.post.kind)}
          action="Hide"
          what="hiding a reported text"
          confirm={async (given) => decide(hides, given)}
          onClose={() => hide(null)}
        />
      )}
      {limits !== null && (
        <LimitDialog report={limits} onLimited={(act) => limited(limits, act)} onClose={() => limit(null)} />
      )}
      {isHelping && <KeyboardHelp keys={helpLines} onClose={() => help(false)} />}
    </>
  );
}

function pathOf({ post }: EditorsReport): string {
  return questionPath(post.questionId, post.answerId ?? undefined);
}
