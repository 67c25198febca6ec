import { useRef, useState } from 'react';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import type { SaidAct } from '../queue/act-words.ts';

interface ReportAct {
  /** Settled once the server has it, or refused it. */
  readonly sent: Promise<boolean>;
  /** @returns false: it can’t be undone any more */
  readonly putBack: () => Promise<boolean>;
}

/** What an editor did with reports, and what the page says about it. The last one is undone first. */
export function useReportActs() {
  const [said, say] = useState<SaidAct | null>(null);
  const done = useRef<ReportAct[]>([]);
  const add = (act: ReportAct): void => {
    done.current.push(act);
  };

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

  return { said, say, add, undo };
}
