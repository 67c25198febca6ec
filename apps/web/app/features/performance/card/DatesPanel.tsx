import {
  type Dates,
  type DatesRefusal,
  datesOf,
  ownDates,
  periodStart,
  refuseDates,
} from '@tenfold/domain/series';
import { type FormEvent, useId, useState } from 'react';
import { asOfQuery } from '../../../figures/as-of.ts';
import { formatDay } from '../../../figures/format-day.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loaded } from '../../../ui/layout/Loaded.tsx';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { type ChartRequest, hasOwnDates } from '../choices/chart-request.ts';
import { useChoices } from '../choices/chart-store.ts';
import '../../../ui/controls/field.css';

interface Props {
  request: ChartRequest;
  onClose: () => void;
}

export function DatesPanel({ request, onClose }: Props) {
  const { symbol, asOf } = request;
  const onFile = useQuery({
    label: 'days on file',
    call: 'POST /company/{symbol}/chart/{period}',
    input: { params: { symbol, period: '1M' }, ...asOfQuery(asOf), body: { indicators: ['stockPrice'] } },
    read: ({ onFile }) => onFile,
  });
  const form = useId();
  const isEmpty = onFile.state !== 'ready' || onFile.value === null;
  return (
    <SidePanel
      title="Date range"
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} disabled={isEmpty}>
            Apply
          </Button>
        </>
      )}
    >
      <Loaded answer={onFile} places={<Skeleton height="9rem" />} unaffected="The chart isn’t affected.">
        {(dates) =>
          dates === null ? (
            <p className="muted">No data yet.</p>
          ) : (
            <DatesForm id={form} request={request} onFile={dates} />
          )
        }
      </Loaded>
    </SidePanel>
  );
}

function DatesForm({ id, request, onFile }: { id: string; request: ChartRequest; onFile: Dates }) {
  const [dates, setDates] = useState<Dates>(() => shownDates(request, onFile));
  const [refusal, setRefusal] = useState<DatesRefusal | null>(null);
  const choose = useChoices((choices) => choices.choose);
  const message = useId();
  const words = refusal === null ? null : refusalWords(refusal, request.symbol, onFile);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refused = refuseDates(dates, onFile);
    setRefusal(refused);
    if (refused !== null) return;
    choose({ period: ownDates(dates) });
    // Closed as its button does, so that the focus returns.
    event.currentTarget.closest('dialog')?.close();
  };

  return (
    <form id={id} className="stack stack-4" noValidate onSubmit={submit}>
      {ends.map(({ end, label }) => (
        <label key={end} className="field">
          <span className="field-label">{label}</span>
          <input
            className="input"
            type="date"
            min={onFile.from}
            max={onFile.to}
            value={dates[end]}
            aria-invalid={words?.end === end || words?.end === 'both'}
            aria-describedby={message}
            onChange={({ currentTarget: { value } }) => {
              setDates({ ...dates, [end]: value });
              setRefusal(null);
            }}
          />
        </label>
      ))}
      <p
        id={message}
        className={words === null ? 'caption' : 'field-error'}
        role={words === null ? undefined : 'alert'}
      >
        {words?.text ?? `Data from ${formatDay(onFile.from)} to ${formatDay(onFile.to)}.`}
      </p>
    </form>
  );
}

const ends = [
  { end: 'from', label: 'From' },
  { end: 'to', label: 'To' },
] as const;

function shownDates({ period }: ChartRequest, { from, to }: Dates): Dates {
  if (hasOwnDates(period)) return datesOf(period);
  const start = periodStart(period, to);
  return { from: start < from ? from : start, to };
}

function refusalWords(refusal: DatesRefusal, symbol: string, { from, to }: Dates) {
  switch (refusal) {
    case 'missing':
      return { end: 'both', text: 'Choose both dates.' };
    case 'reversed':
      return { end: 'both', text: 'The first date must be before the last.' };
    case 'starts_too_early':
      return { end: 'from', text: `Our data for ${symbol} starts on ${formatDay(from)}.` };
    case 'ends_too_late':
      return { end: 'to', text: `Our data for ${symbol} ends on ${formatDay(to)}.` };
  }
}
