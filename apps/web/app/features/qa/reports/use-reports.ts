import type { EditorAct } from '@tenfold/contract/qa/desk/acts';
import type { EditorsReport } from '@tenfold/contract/qa/reports';
import { limitEnds } from '@tenfold/domain/qa';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';
import type { SaidAct } from '../queue/act-words.ts';
import { type ReportDecision, sendReportDecision, undoReportDecision } from './decide-report.ts';
import { keyOf } from './report-words.ts';

interface Page {
  readonly reports: readonly EditorsReport[];
  readonly next: string | null;
}

interface Done {
  /** Settled once the server has it, or refused it. */
  readonly sent: Promise<boolean>;
  /** @returns false: it can’t be undone any more */
  readonly putBack: () => Promise<boolean>;
}

/** Reports after the one that is shown, before the editor is through with them. */
const loadsBelow = 10;

/** The list an editor works through: what is decided leaves at once, and comes back where the server refuses it. */
export function useReports(loaded: Page) {
  const [{ reports, next }, setPage] = useState(loaded);
  const [chosen, choose] = useState<string | null>(null);
  const [said, say] = useState<SaidAct | null>(null);
  const done = useRef<Done[]>([]);
  const place = Math.max(
    0,
    reports.findIndex((report) => keyOf(report) === chosen),
  );
  const shown = reports[place] ?? null;

  const isLoading = useRef(false);
  const after = reports.length - place <= loadsBelow ? next : null;
  useEffect(() => {
    if (after === null || isLoading.current) return;
    isLoading.current = true;
    browserApi
      .call('GET /qa/editors/reports', { query: { cursor: after } })
      .then((more) => setPage((page) => ({ reports: joined(page.reports, more.reports), next: more.next })))
      .catch((cause: unknown) => logFailure('loading more reports', cause))
      .finally(() => {
        isLoading.current = false;
      });
  }, [after]);

  const show = (report: EditorsReport | undefined) => report !== undefined && choose(keyOf(report));
  const bringBack = (report: EditorsReport) => {
    setPage((page) => ({ ...page, reports: joined(page.reports, [report]) }));
    show(report);
  };

  function decide(report: EditorsReport, given: ReportDecision): void {
    show(reports[place + 1] ?? reports[place - 1]);
    setPage((page) => ({ ...page, reports: page.reports.filter((each) => keyOf(each) !== keyOf(report)) }));
    const putBack = async () => {
      const isBack = await undoReportDecision(report);
      if (isBack) bringBack(report);
      return isBack;
    };
    done.current.push({ sent: send(report, given), putBack });
  }

  async function send(report: EditorsReport, given: ReportDecision): Promise<boolean> {
    try {
      await sendReportDecision(report, given);
      say({ text: given === null ? 'Kept.' : 'Hidden.', undo: () => void undo() });
      return true;
    } catch (cause) {
      bringBack(report);
      say({ text: `Not decided. ${failureMessage('deciding on reports', cause)}` });
      return false;
    }
  }

  /** Of all reports about texts of the same author. */
  function setLimit({ author }: EditorsReport, limitedUntil: string | null): void {
    const withLimit = (report: EditorsReport) =>
      report.author.id === author.id ? { ...report, limitedUntil } : report;
    setPage((page) => ({ ...page, reports: page.reports.map(withLimit) }));
  }

  function limited(report: EditorsReport, { id, actedAt }: EditorAct): void {
    setLimit(report, limitEnds(new Date(actedAt)).toISOString());
    const putBack = async () => {
      await browserApi.call('POST /qa/acts/{id}/undo', { params: { id } });
      setLimit(report, null);
      return true;
    };
    done.current.push({ sent: Promise.resolve(true), putBack });
    say({ text: `${report.author.fullName} is limited.`, undo: () => void undo() });
  }

  async function undo(): Promise<void> {
    const last = done.current.pop();
    if (last === undefined) return;
    say(null);
    if (!(await last.sent)) return;
    try {
      const isBack = await last.putBack();
      say({ text: isBack ? 'Put back.' : 'Not put back. It can’t be undone any more.' });
    } catch (cause) {
      say({ text: `Not put back. ${failureMessage('putting back a decision', cause)}` });
    }
  }

  const step = (by: 1 | -1) => show(reports[place + by]);
  return { reports, shown, show, step, decide, limited, undo, said, dismissSaid: () => say(null) };
}

/** Each once, what waits longest first. */
function joined(reports: readonly EditorsReport[], more: readonly EditorsReport[]): readonly EditorsReport[] {
  const known = new Set(reports.map(keyOf));
  return [...reports, ...more.filter((report) => !known.has(keyOf(report)))].sort((one, other) =>
    one.since.localeCompare(other.since),
  );
}
