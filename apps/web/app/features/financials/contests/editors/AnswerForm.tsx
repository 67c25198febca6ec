import type { ContestDecision, EditorsContest } from '@tenfold/contract/financials/contests';
import { anyRowOf, isAnyRowKey } from '@tenfold/domain/rows';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { unitLabel } from '../../../../figures/unit-label.ts';
import { useSending } from '../../../../forms/use-sending.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { contestsPath } from '../../../../shell/editors-paths.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Field } from '../../../../ui/controls/Field.tsx';
import { Notice } from '../../../../ui/text/Notice.tsx';
import { parseFigure, typedFigure } from '../contest-labels.ts';

interface Props {
  contest: EditorsContest;
}

/** What is decided, and what the readers get to know of it. */
export function AnswerForm({ contest: { id, rowKey, shouldBe, currency, reader, followers } }: Props) {
  const unit = isAnyRowKey(rowKey) ? anyRowOf(rowKey).unit : 'millions';
  const [answer, write] = useState('');
  const [typed, type] = useState(typedFigure(unit, shouldBe));
  const [problem, complain] = useState<string>();
  const { busy, error, send, change } = useSending('answering a contest');
  const navigate = useNavigate();
  const decide = (decision: ContestDecision) => {
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
  const isReady = answer.trim() !== '';
  return (
    <>
      <div className="contest-answer">
        <Field label="Answer the reader gets">
          {(control) => (
            <textarea
              {...control}
              className="textarea"
              rows={3}
              maxLength={500}
              value={answer}
              onChange={({ currentTarget }) => {
                write(currentTarget.value);
                change();
              }}
            />
          )}
        </Field>
        <div className="contest-value">
          <Field label="Correct to" hint={unitLabel(unit, currency)} error={problem}>
            {(control) => (
              <input
                {...control}
                className="input num"
                inputMode="decimal"
                autoComplete="off"
                value={typed}
                onChange={({ currentTarget }) => {
                  type(currentTarget.value);
                  complain(undefined);
                  change();
                }}
              />
            )}
          </Field>
        </div>
        {error !== null && <Notice tone="error">{error}</Notice>}
      </div>
      <div className="contest-bar">
        <Button variant="primary" busy={busy} disabled={!isReady} onClick={() => decide('kept')}>
          Keep
        </Button>
        <Button disabled={!isReady || busy} onClick={() => decide('corrected')}>
          Correct
        </Button>
        <Button disabled={!isReady || busy} onClick={() => decide('excluded')}>
          Exclude
        </Button>
        <span className="push caption">
          The answer goes to {reader}
          {followers > 0 &&
            ` and ${followers} ${followers === 1 ? 'reader who follows' : 'readers who follow'}`}
        </span>
      </div>
    </>
  );
}
