import type { TextFigure } from '@tenfold/contract/financials';
import { type ReactNode, useId, useRef } from 'react';
import { Badge } from '../../ui/text/Badge.tsx';
import { formatDay } from '../format-day.ts';
import { useCopiedFigures } from './copied-figures.ts';
import { exactly, figureInText, figureName } from './figure-words.ts';
import '../../ui/overlays/tooltip.css';
import '../../ui/overlays/explained.css';
import './named-figure.css';

interface Props {
  figure: TextFigure;
  /** What its author may do about a restated one. */
  renew: ((figure: TextFigure) => ReactNode) | null;
}

/** A figure in a text, which says where it comes from by mouse, touch and keyboard, before scripts too. */
export function NamedFigure({ figure, renew }: Props) {
  const id = useId();
  const source = useRef<HTMLSpanElement>(null);
  useCopiedFigures();
  const { value, filings, restated, periodEnd, statedAt, token } = figure;
  const shown = figureInText(value, figure);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the button in it, and of what that opens
    <span
      className="named-figure"
      onKeyDown={(event) => {
        // Closes the source, and not the box that the text stands in.
        if (event.key === 'Escape' && source.current?.matches(':popover-open')) event.stopPropagation();
      }}
    >
      <button
        type="button"
        className="named-figure-value"
        data-figure={token}
        popoverTarget={id}
        title={`${figureName(figure)}: ${exactly(value, figure)}`}
      >
        {shown}
      </button>
      {restated !== null && <Badge tone="warn">figure restated</Badge>}
      <span
        ref={source}
        id={id}
        popover="auto"
        role="note"
        className="tooltip explanation named-figure-source"
      >
        <b>{exactly(value, figure)}</b>
        <span>{figureName(figure)}</span>
        <span>Period to {formatDay(periodEnd)}</span>
        {filings.map(({ accession, form, filed, url }) => (
          <a key={accession} href={url} target="_blank" rel="noopener">
            {form}, filed {formatDay(filed)}
          </a>
        ))}
        {restated !== null && (
          <span>
            Now {exactly(restated.value, figure)},{' '}
            <a href={restated.url} target="_blank" rel="noopener">
              filed {formatDay(restated.filed)}
            </a>
          </span>
        )}
        {restated !== null && renew?.(figure)}
        <span>
          As of {formatDay(statedAt.slice(0, 10))} · {`{${token}}`}
        </span>
      </span>
    </span>
  );
}
