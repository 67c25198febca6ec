import type { FiledFigure, LandingFigures, LiveRow } from '@tenfold/contract/landing';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { SourceBox } from '../figure-source/SourceBox.tsx';
import { rowName } from '../figure-source/source-words.ts';
import { LiveCell } from './LiveCell.tsx';
import { billions, heightOf, topOf } from './live-model.ts';
import type { LiveRowState } from './use-live-row.ts';

interface Props {
  company: NonNullable<LandingFigures['company']>;
  live: LiveRow;
  row: LiveRowState;
  /** The id of the words that say how cells are typed. */
  help: string;
}

/** A bar over each figure. Terminal has neither: it follows the year before it. */
export function LivePlot({ company, live, row, help }: Props) {
  const plot = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<FiledFigure | null>(null);
  const opener = useRef<HTMLButtonElement | null>(null);
  const place = usePlace(plot, opener, open);
  const forecast = live.forecast.filter(({ isTerminal }) => !isTerminal);
  const shown = live.worth === null ? [] : forecast;
  const filed = live.filed.map(({ value }) => value ?? 0);
  const now = row.amounts.slice(0, shown.length);
  const top = topOf([...filed, ...shown.map(({ value }) => value)], now);
  const name = rowName(live.rowKey);
  const close = () => {
    setOpen(null);
    opener.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the source from any figure
    <div
      className="live-plot"
      ref={plot}
      style={{ '--n': filed.length + shown.length, '--f': filed.length } as CSSProperties}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open !== null) close();
      }}
    >
      <div className="live-bars" aria-hidden="true">
        {filed.map((amount, at) => (
          <i key={live.filed[at]?.column} style={{ '--h': heightOf(amount, top) } as CSSProperties} />
        ))}
        {shown.map(({ year }, at) => (
          <i key={year} className="f" style={{ '--h': heightOf(now[at] ?? 0, top) } as CSSProperties} />
        ))}
      </div>
      <ol className="live-years" aria-label={`${company.shortName}, ${name.toLowerCase()} by fiscal year`}>
        {live.filed.map((figure) => (
          <li key={figure.column}>
            <span>{figure.year}</span>
            <button
              type="button"
              className={`fact${figure.formula === null ? '' : ' is-calc'}${open === figure ? ' is-open' : ''}`}
              aria-expanded={open === figure}
              aria-label={`${name} ${figure.year}, ${billions(figure.value ?? 0)} billion, show source`}
              onClick={({ currentTarget }) => {
                opener.current = currentTarget;
                if (open === figure) close();
                else setOpen(figure);
              }}
            >
              {figure.value === null ? '–' : billions(figure.value)}
            </button>
          </li>
        ))}
        {shown.map(({ year }, at) => (
          <LiveCell key={year} year={year} at={at} row={row} help={help} />
        ))}
      </ol>
      {open !== null && (
        <SourceBox
          company={company.shortName}
          currency={company.reportedCurrency}
          rowKey={live.rowKey}
          figure={open}
          className="live-pop"
          place={place}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Under the figure that was opened, within the card. */
function usePlace(
  plot: { readonly current: HTMLElement | null },
  opener: { readonly current: HTMLElement | null },
  open: FiledFigure | null,
) {
  const [place, setPlace] = useState<{ left: number; top: number }>();
  useLayoutEffect(() => {
    const box = plot.current?.querySelector<HTMLElement>('.live-pop');
    if (open === null || !box || !plot.current || !opener.current) return;
    const around = plot.current.getBoundingClientRect();
    const from = opener.current.getBoundingClientRect();
    const middle = from.left - around.left + from.width / 2 - box.offsetWidth / 2;
    const left = Math.max(0, Math.min(around.width - box.offsetWidth, middle));
    setPlace({ left, top: from.bottom - around.top + 8 });
  }, [open, plot, opener]);
  return place;
}
