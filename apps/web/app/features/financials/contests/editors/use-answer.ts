import type { ContestDecision, EditorsContest } from '@tenfold/contract/financials/contests';
import { anyRowOf, isAnyRowKey } from '@tenfold/domain/rows';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSending } from '../../../../forms/use-sending.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { contestsPath } from '../../../../shell/editors-paths.ts';
import { parseFigure, typedFigure } from '../contest-labels.ts';

/** What an editor decides and writes to the readers. */
export function useAnswer({ id, rowKey, shouldBe }: EditorsContest) {
  const unit = isAnyRowKey(rowKey) ? anyRowOf(rowKey).unit : 'millions';
  const [answer, write] = useState('');
  const [typed, type] = useState(typedFigure(unit, shouldBe));
  const [problem, complain] = useState<string>();
  const { busy, error, send, change } = useSending('answering a contest');
  const navigate = useNavigate();
  const field = useRef<HTMLTextAreaElement>(null);
  const isReady = answer.trim() !== '';

  /** A key can ask for it before anything is written: then that comes first. */
  const decide = (decision: ContestDecision) => {
    if (busy) return;
    if (!isReady) return field.current?.focus();
    const parsed = decision === 'corrected' ? parseFigure(unit, typed) : null;
    if (parsed?.ok === false) return complain(parsed.message);
    void send(async () => {
      await browserApi.call('POST /editors/contests/{contestId}/answer', {
        params: { contestId: id },
        body: { decision, answer, value: parsed?.value ?? null },
      });
      await navigate(contestsPath, { preventScrollReset: true });
    });
  };

  return {
    unit,
    field,
    answer,
    typed,
    problem,
    busy,
    error,
    isReady,
    decide,
    write(text: string) {
      write(text);
      change();
    },
    type(text: string) {
      type(text);
      complain(undefined);
      change();
    },
  };
}
