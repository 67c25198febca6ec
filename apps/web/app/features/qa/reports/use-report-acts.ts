import { useRef, useState } from 'react';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import type { ShownAct } from '../queue/act-words.ts';

interface ReportAct {
  /** Settled once the server has it, or refused it. */
  readonly sent: Promise<boolean>;
  /** @returns false: it can’t be undone any more */
  readonly putBack: () => Promise<boolean>;
}

/** What an editor did with reports, and what the page says about it. The last one is undone first. */
export function useReportActs() {
  const [lastAct, showAct] = useState<ShownAct | null>(null);
  const done = useRef<ReportAct[]>([]);
  const add = (act: ReportAct): void => {
    done.current.push(act);
  };

  async function undo(): Promise<void> {
    const last = done.current.pop();
    if (last === undefined) return;
    showAct(null);
    if (!(await last.sent)) return;
    try {
      const isBack = await last.putBack();
      showAct({ text: isBack ? 'Put back.' : 'Not put back. It can’t be undone any more.' });
    } catch (cause) {
      showAct({ text: `Not put back. ${failureMessage('putting back a decision', cause)}` });
    }
  }

  return { lastAct, showAct, add, undo };
}
