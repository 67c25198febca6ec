// biome-ignore-all lint/a11y/noRedundantRoles: as cards, the table would lose its roles
import type { Scorecard } from '@tenfold/contract/forecasts';
import type { ForecastId } from '@tenfold/contract/ids';
import { type CSSProperties, Fragment, useId, useState } from 'react';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { ScoreYears } from './ScoreYears.tsx';
import {
  errorLabel,
  leanLabel,
  type Rival,
  rivalNames,
  rivals,
  type ScoreLine,
  signedErrorLabel,
} from './score-lines.ts';

interface Props {
  lines: readonly ScoreLine[];
  card: Scorecard;
  /** Null for all. */
  forecastId: ForecastId | null;
}

/** A line opens its years. */
export function ScoreTable({ lines, card, forecastId }: Props) {
  const [open, setOpen] = useState<ScoreLine['row'] | null>(null);
  return (
    <>
      <p className="score-keys caption">
        {rivals.map((rival) => (
          <span key={rival} className={`is-${rival}`}>
            <i />
            {rivalNames[rival]}
          </span>
        ))}
      </p>
      <table className="scorecard" role="table" aria-label="Scorecard">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              Line
            </th>
            <th scope="col" role="columnheader" className="n">
              Years
            </th>
            <th scope="col" role="columnheader">
              Average error
            </th>
            <th scope="col" role="columnheader">
              Bias: too low – too high
            </th>
            <th scope="col" role="columnheader">
              Your bias
            </th>
            <th scope="col" role="columnheader">
              Closest
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((line) => (
            <Fragment key={line.row}>
              <Line
                line={line}
                isOpen={open === line.row}
                onToggle={() => setOpen(open === line.row ? null : line.row)}
              />
              {open === line.row && (
                <tr role="row" className="detail-row">
                  <td role="cell" colSpan={6}>
                    <ScoreYears line={line} card={card} forecastId={forecastId} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Line({ line, isOpen, onToggle }: { line: ScoreLine; isOpen: boolean; onToggle: () => void }) {
  const { row, label, mine, closest } = line;
  const name = useId();
  return (
    <tr role="row" className={isOpen ? 'is-open' : undefined}>
      <th scope="row" role="rowheader" id={name}>
        <button type="button" className="disc-btn" aria-expanded={isOpen} onClick={onToggle}>
          <Icon name={isOpen ? 'down' : 'right'} small />
          {label}
        </button>
      </th>
      <td role="cell" className="n num">
        {mine.years}
        <span className="mobile-only"> scored</span>
      </td>
      <td role="cell" data-label="Average error">
        <ErrorBars line={line} />
      </td>
      <td role="cell" data-label="Bias: low – high">
        <BiasBars line={line} />
      </td>
      <td role="cell" className="read muted">
        <b className="num">{signedErrorLabel(row, mine.bias)}</b> {leanLabel(mine)}
      </td>
      <td role="cell" className="read">
        {closest === null ? (
          <span className="faint">Equally close</span>
        ) : (
          <Badge tone={closest === 'mine' ? 'edit' : 'plain'}>Closest: {rivalNames[closest]}</Badge>
        )}
      </td>
    </tr>
  );
}

function ErrorBars({ line }: { line: ScoreLine }) {
  const widest = Math.max(...rivals.map((rival) => line[rival]?.error ?? 0));
  return (
    <ul className="score-bars">
      {rivals.map((rival) => {
        const record = line[rival];
        return (
          <li key={rival} className={`is-${rival}`}>
            {record === null ? (
              <span className="faint">no consensus</span>
            ) : (
              <Bar size={record.error / widest} />
            )}
            <span className={line.closest === rival ? 'num is-best' : 'num'}>
              <span className="visually-hidden">{rivalNames[rival]} </span>
              {record === null ? '–' : errorLabel(line.row, record.error)}
              {record !== null && record.years !== line.mine.years && (
                <span className="faint"> of {record.years}</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function BiasBars({ line }: { line: ScoreLine }) {
  const widest = Math.max(...rivals.map((rival) => Math.abs(line[rival]?.bias ?? 0)));
  return (
    <ul className="bias">
      {rivals.map((rival: Rival) => {
        const bias = line[rival]?.bias ?? null;
        return (
          <li key={rival} className={`is-${rival} ${(bias ?? 0) < 0 ? 'is-low' : ''}`}>
            {bias !== null && <Bar size={Math.abs(bias) / widest / 2} />}
            <span className="visually-hidden">
              {rivalNames[rival]} {bias === null ? 'without consensus' : signedErrorLabel(line.row, bias)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** @param size of the whole width */
function Bar({ size }: { size: number }) {
  const width = Number.isFinite(size) ? size * 100 : 0;
  return <i style={{ '--w': `${width.toFixed(1)}%` } as CSSProperties} aria-hidden="true" />;
}
