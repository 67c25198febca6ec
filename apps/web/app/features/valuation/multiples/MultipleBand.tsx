import type { MultipleHistory } from '@tenfold/contract/financials';
import { formatRatio } from '@tenfold/domain/format';
import type { CSSProperties } from 'react';
import { missingReasonLabel } from '../../../figures/missing-reason-label.ts';
import { Figure } from '../../../ui/text/Figure.tsx';
import { bandOf } from './band.ts';
import { multipleNames, placeLabel } from './multiple-labels.ts';
import './multiple-band.css';

export function MultipleBand({ history }: { history: MultipleHistory }) {
  const { key, today, whyToday, spread, points, periods } = history;
  const place = spread === null || today === null ? null : placeLabel(today, spread);
  return (
    <section className="multiple">
      <div className="row row-between">
        <h3>{multipleNames[key]}</h3>
        <p>
          <span className="caption">today</span>{' '}
          <b className="num">
            <Figure text={formatRatio(today)} why={today === null ? missingReasonLabel(whyToday) : null} />
          </b>
        </p>
      </div>
      {spread === null ? (
        <p className="caption">
          {missingReasonLabel(history.why)} {points.length} of {periods} period ends have one.
        </p>
      ) : (
        <>
          <div className="multiple-band" aria-hidden="true" style={bandOf(spread, today) as CSSProperties}>
            <span className="multiple-range" />
            <span className="multiple-half" />
            <span className="multiple-median" />
            {today !== null && <span className="multiple-today" />}
          </div>
          <p className="caption">
            Usually {formatRatio(spread.lowerQuartile)} to {formatRatio(spread.upperQuartile)} (middle half of{' '}
            {points.length === periods ? periods : `${points.length} of ${periods}`} period ends); median{' '}
            <b>{formatRatio(spread.median)}</b>; range {formatRatio(spread.low)} to {formatRatio(spread.high)}
            .{place && ` Today is ${place}.`}
          </p>
        </>
      )}
    </section>
  );
}
