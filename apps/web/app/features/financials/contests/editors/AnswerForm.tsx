import type { EditorsContest } from '@tenfold/contract/financials/contests';
import { useState } from 'react';
import { unitLabel } from '../../../../figures/unit-label.ts';
import { Field } from '../../../../ui/controls/Field.tsx';
import { KeyboardHelp } from '../../../../ui/keyboard/KeyboardHelp.tsx';
import { useKeyCommands } from '../../../../ui/keyboard/key-commands.ts';
import { Notice } from '../../../../ui/text/Notice.tsx';
import { AnswerBar } from './AnswerBar.tsx';
import { contestCommands, helpLines } from './contest-keys.ts';
import { useAnswer } from './use-answer.ts';

interface Props {
  contest: EditorsContest;
  /** To the next contest, or back; at the end nothing happens. */
  onStep: (by: 1 | -1) => void;
}

/** What is decided, and what the readers get to know of it; by keyboard as the queue. */
export function AnswerForm({ contest, onStep }: Props) {
  const { unit, field, answer, typed, problem, error, write, type, ...deciding } = useAnswer(contest);
  const [isHelping, help] = useState(false);
  useKeyCommands(contestCommands, (command) => {
    if (command === 'help') help(true);
    else if (command === 'next' || command === 'previous') onStep(command === 'next' ? 1 : -1);
    else deciding.decide(command);
  });
  return (
    <>
      <div className="contest-answer">
        <Field label="Answer the reader gets">
          {(control) => (
            <textarea
              {...control}
              ref={field}
              className="textarea"
              rows={3}
              maxLength={500}
              value={answer}
              onChange={({ currentTarget }) => write(currentTarget.value)}
            />
          )}
        </Field>
        <div className="contest-value">
          <Field label="Correct to" hint={unitLabel(unit, contest.currency)} error={problem}>
            {(control) => (
              <input
                {...control}
                className="input num"
                inputMode="decimal"
                autoComplete="off"
                value={typed}
                onChange={({ currentTarget }) => type(currentTarget.value)}
              />
            )}
          </Field>
        </div>
        {error !== null && <Notice tone="error">{error}</Notice>}
      </div>
      <AnswerBar contest={contest} {...deciding} onHelp={() => help(true)} />
      {isHelping && <KeyboardHelp keys={helpLines} onClose={() => help(false)} />}
    </>
  );
}
