import type { IsoDate } from '@tenfold/domain/facts';
import { useState } from 'react';
import { Field } from '../../../ui/controls/Field.tsx';
import { type DayLimits, dayProblem } from './day-problem.ts';

interface Props {
  label: string;
  /** In use until another is typed. */
  day: IsoDate;
  days: DayLimits;
  onChoose: (day: IsoDate) => void;
}

/** Keeps what is typed: a year typed digit by digit is no day of the forecast until its last. */
export function DayField({ label, day, days, onChoose }: Props) {
  const [typed, setTyped] = useState({ insteadOf: day, text: day });
  const text = typed.insteadOf === day ? typed.text : day;
  return (
    <Field label={label} error={dayProblem(text, days) ?? undefined}>
      {(control) => (
        <input
          {...control}
          type="date"
          className="input"
          min={days.first}
          max={days.last}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setTyped({ insteadOf: day, text: value });
            if (dayProblem(value, days) === null) onChoose(value);
          }}
        />
      )}
    </Field>
  );
}
