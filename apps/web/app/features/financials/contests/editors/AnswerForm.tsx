import type { ContestDecision, EditorsContest } from '@tenfold/contract/financials/contests';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSending } from '../../../../forms/use-sending.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { contestsPath } from '../../../../shell/editors-paths.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Field } from '../../../../ui/controls/Field.tsx';
import { Notice } from '../../../../ui/text/Notice.tsx';

/** What is decided, and what the readers get to know of it. */
export function AnswerForm({ contest: { id, reader, followers } }: { contest: EditorsContest }) {
  const [answer, write] = useState('');
  const { busy, error, send, change } = useSending('answering a contest');
  const navigate = useNavigate();
  const decide = (decision: ContestDecision) =>
    void send(async () => {
      await browserApi.call('POST /editors/contests/{contestId}/answer', {
        params: { contestId: id },
        body: { decision, answer },
      });
      await navigate(contestsPath, { preventScrollReset: true });
    });
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
        {error !== null && <Notice tone="error">{error}</Notice>}
      </div>
      <div className="contest-bar">
        <Button variant="primary" busy={busy} disabled={answer.trim() === ''} onClick={() => decide('kept')}>
          Keep
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
