import type { IsoDate } from '@tenfold/domain/facts';
import { type FormEvent, useId, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { formatDay } from '../../../figures/format-day.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon, type IconName } from '../../../ui/text/Icon.tsx';
import { type Reports, reportsAround } from './report-steps.ts';
import '../../../ui/controls/field.css';

interface Props {
  symbol: string;
  day: IsoDate | null;
  /** What the address has in its place. */
  refused: string | undefined;
  first: IsoDate;
  today: IsoDate;
  reports: Reports;
}

/** A form by address: it works before its script has come. */
export function DayField({ symbol, day, refused, first, today, reports }: Props) {
  const message = useId();
  const [typed, setTyped] = useState(day ?? '');
  const [isWrong, setWrong] = useState(refused !== undefined);
  const isLoading = useNavigation().state === 'loading';
  const { before, next } = reportsAround(reports, day ?? today);
  const check = (event: FormEvent) => {
    const isFine = typed >= first && typed <= today;
    setWrong(!isFine);
    if (!isFine) event.preventDefault();
  };
  return (
    <Form action={`/company/${symbol}`} className="as-of-form" noValidate preventScrollReset onSubmit={check}>
      <span className="as-of-field" data-wrong={isWrong || undefined}>
        <label>
          As of
          <input
            type="date"
            name="asof"
            min={first}
            max={today}
            defaultValue={day ?? ''}
            aria-invalid={isWrong}
            aria-describedby={message}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              setWrong(false);
            }}
          />
        </label>
        <Step icon="left" label="Previous filing" day={before} />
        <Step icon="right" label="Next filing" day={next} />
      </span>
      {(typed !== (day ?? '') || day === null) && (
        <Button type="submit" busy={isLoading}>
          Show
        </Button>
      )}
      <span
        id={message}
        className={isWrong ? 'field-error' : 'visually-hidden'}
        role={isWrong ? 'alert' : undefined}
      >
        Choose a date from {formatDay(first)} to {formatDay(today)}.
      </span>
    </Form>
  );
}

function Step({ icon, label, day }: { icon: IconName; label: string; day: IsoDate | null }) {
  if (day === null) return null;
  const words = `${label}, ${formatDay(day)}`;
  return (
    <Link to={`?asof=${day}`} aria-label={words} title={words} preventScrollReset>
      <Icon name={icon} />
    </Link>
  );
}
