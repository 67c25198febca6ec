import type { ReactNode } from 'react';
import { MovesMark } from '../../../page-forecast/MovesMark.tsx';
import { Switch } from '../../../ui/controls/Switch.tsx';
import { useSwitches } from './settings.ts';
import { noConsensus } from './table-choices.ts';

export function FinancialsLegend({
  compared,
  edited = false,
  ownName = null,
  comments,
}: {
  compared: boolean;
  edited?: boolean;
  /** The name of the reader's forecast that years are compared with. */
  ownName?: string | null;
  /** Undefined where the reader has none; its room is kept until they have loaded. */
  comments?: ReactNode;
}) {
  const { beats, versus, questions, toggle } = useSwitches();
  return (
    <div className="financials-legend caption desktop-only">
      <Switch checked={beats && compared} disabled={!compared} onChange={() => toggle('beats')}>
        Highlight beats / misses
      </Switch>
      <Switch checked={versus && compared} disabled={!compared} onChange={() => toggle('versus')}>
        Show Forecast vs Actual
      </Switch>
      <Switch checked={questions} onChange={() => toggle('questions')}>
        View Q&amp;A
      </Switch>
      {comments !== undefined && <div className="legend-comments">{comments}</div>}
      <span className="push row row-3">
        {beats && compared && (
          <>
            <span className="lg lg-beat">Beat</span>
            <span className="lg lg-miss">Miss</span>
          </>
        )}
        {compared && ownName !== null && <span>Against {ownName}, else consensus</span>}
        {edited && (
          <>
            <span className="row row-1">
              <MovesMark effect="value" silent /> Moves the value
            </span>
            <span className="lg lg-edit">Typed by you</span>
            <span className="lg lg-formula">Formula</span>
            <span>
              <b className="lg-changed">8.0</b> Changed since last save
            </span>
          </>
        )}
        {!compared && <span>{noConsensus}</span>}
        <span>
          <span className="underlined">Dotted underline</span>: calculated, not filed
        </span>
      </span>
    </div>
  );
}
