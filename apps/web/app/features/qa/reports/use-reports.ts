import type { EditorAct } from '@tenfold/contract/qa/desk/acts';
import type { EditorsReport } from '@tenfold/contract/qa/reports';
import { limitEnds } from '@tenfold/domain/qa';
import { useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { type ReportDecision, sendReportDecision, undoReportDecision } from './decide-report.ts';
import { keyOf } from './report-words.ts';
import { type ReportPage, useMoreReports } from './use-more-reports.ts';
import { useReportActs } from './use-report-acts.ts';

/** Reports after the one that is shown, before the editor is through with them. */
const loadsBelow = 10;

/** The list an editor works through: what is decided leaves at once, and comes back where the server refuses it. */
export function useReports(loaded: ReportPage) {
  const [{ reports, next }, setPage] = useState(loaded);
  const [chosen, choose] = useState<string | null>(null);
  const { lastAct, showAct, add, undo } = useReportActs();
  const place = Math.max(
    0,
    reports.findIndex((report) => keyOf(report) === chosen),
  );
  const shown = reports[place] ?? null;

  useMoreReports(reports.length - place <= loadsBelow ? next : null, (more) =>
    setPage((page) => ({ reports: joined(page.reports, more.reports), next: more.next })),
  );

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
    add({ sent: send(report, given), putBack });
  }

  async function send(report: EditorsReport, given: ReportDecision): Promise<boolean> {
    try {
      await sendReportDecision(report, given);
      showAct({ text: given === null ? 'Kept.' : 'Hidden.', undo: () => void undo() });
      return true;
    } catch (cause) {
      bringBack(report);
      showAct({ text: `Not decided. ${failureMessage('deciding on reports', cause)}` });
      return false;
    }
  }

  /** Sets it for all reports about texts of the same author. */
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
    add({ sent: Promise.resolve(true), putBack });
    showAct({ text: `${report.author.fullName} is limited.`, undo: () => void undo() });
  }

  const step = (by: 1 | -1) => show(reports[place + by]);
  return { reports, shown, show, step, decide, limited, undo, lastAct, dismissShown: () => showAct(null) };
}

/** Each once, what waits longest first. */
function joined(reports: readonly EditorsReport[], more: readonly EditorsReport[]): readonly EditorsReport[] {
  const known = new Set(reports.map(keyOf));
  return [...reports, ...more.filter((report) => !known.has(keyOf(report)))].sort((one, other) =>
    one.since.localeCompare(other.since),
  );
}
