// biome-ignore-all lint/a11y/noRedundantRoles: as cards, the table would lose its roles
import type { Scorecard } from '@tenfold/contract/forecasts';
import { isPercentRow, lineYearsOf, type ScoreLine } from './score-lines.ts';
import '../../../ui/layout/row-cards.css';
import '../../../ui/layout/table.css';

const heads = ['Year', 'Version scored', 'Filed', 'Yours', 'Averages', 'Analysts', 'Actual', 'Your error'];

export function ScoreYears({
  line,
  card,
  forecastId,
}: {
  line: ScoreLine;
  card: Scorecard;
  forecastId: number | null;
}) {
  const inMillions = !isPercentRow(line.row) && line.row !== 'earningsPerShare';
  return (
    <div className="score-detail">
      <p className="small muted">
        Each year is scored with the version you had saved before the results were known. Later edits don’t
        change a score.{inMillions && ' In millions.'}
      </p>
      <table className="table row-cards" role="table" aria-label={`Scored years, ${line.label}`}>
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((head, at) => (
              <th key={head} scope="col" role="columnheader" className={at > 2 ? 'n' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lineYearsOf(line, card, forecastId).map((year) => (
            <tr role="row" key={year.key}>
              <td role="cell" className="lead-cell">
                <b>{year.title}</b>
                <span className="sub-line">{year.forecast}</span>
              </td>
              <td role="cell" data-label="Version scored">
                {year.savedAt}
                {year.yearWasOver && <span className="sub-line">year was over</span>}
              </td>
              <td role="cell" data-label="Filed">
                {year.filed}
              </td>
              <td role="cell" className="n num" data-label="Yours">
                <b className="edit">{year.forecasts.mine}</b>
              </td>
              <td role="cell" className="n num" data-label="Averages">
                {year.forecasts.averages}
              </td>
              <td role="cell" className="n num" data-label="Analysts">
                {year.forecasts.analysts}
              </td>
              <td role="cell" className="n num" data-label="Actual">
                <b>{year.actual}</b>
              </td>
              <td role="cell" className="n num" data-label="Your error">
                {year.error}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
