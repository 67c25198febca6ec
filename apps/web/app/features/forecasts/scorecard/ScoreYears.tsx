import type { Scorecard } from '@tenfold/contract/forecasts';
import type { ForecastId } from '@tenfold/contract/ids';
import { type DataColumn, DataTable } from '../../../ui/table/DataTable.tsx';
import { isPercentRow, type LineYear, lineYearsOf, type ScoreLine } from './score-lines.ts';

export function ScoreYears({
  line,
  card,
  forecastId,
}: {
  line: ScoreLine;
  card: Scorecard;
  forecastId: ForecastId | null;
}) {
  const inMillions = !isPercentRow(line.row) && line.row !== 'earningsPerShare';
  return (
    <div className="score-detail">
      <p className="small muted">
        Each year is scored with the version you had saved before the results were known. Later edits don’t
        change a score.{inMillions && ' In millions.'}
      </p>
      <DataTable
        label={`Scored years, ${line.label}`}
        columns={columns}
        rows={lineYearsOf(line, card, forecastId)}
        keyOf={({ key }) => key}
      />
    </div>
  );
}

const figure = { className: 'n', cellClass: 'num' };

const columns: readonly DataColumn<LineYear>[] = [
  {
    name: 'Year',
    leads: true,
    cell: ({ title, forecast }) => (
      <>
        <b>{title}</b>
        <span className="sub-line">{forecast}</span>
      </>
    ),
  },
  {
    name: 'Version scored',
    cell: ({ savedAt, yearWasOver }) => (
      <>
        {savedAt}
        {yearWasOver && <span className="sub-line">year was over</span>}
      </>
    ),
  },
  { name: 'Filed', cell: ({ filed }) => filed },
  { ...figure, name: 'Yours', cell: ({ forecasts }) => <b className="edit">{forecasts.mine}</b> },
  { ...figure, name: 'Averages', cell: ({ forecasts }) => forecasts.averages },
  { ...figure, name: 'Analysts', cell: ({ forecasts }) => forecasts.analysts },
  { ...figure, name: 'Actual', cell: ({ actual }) => <b>{actual}</b> },
  { ...figure, name: 'Your error', cell: ({ error }) => error },
];
