import type { Scorecard } from '@tenfold/contract/forecasts';
import { useState } from 'react';
import { Card } from '../../../ui/layout/Card.tsx';
import { NothingScored } from './NothingScored.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { scoreFactsOf } from './score-facts.ts';
import { scoreLinesOf } from './score-lines.ts';
import '../../../ui/controls/field.css';
import './scorecard.css';

/** How close the saved forecasts came, beside averages and analysts on the same years. */
export function ScorecardCard({ card }: { card: Scorecard }) {
  const scored = card.forecasts.filter(({ id }) => card.years.some(({ forecastId }) => forecastId === id));
  const [chosen, choose] = useState<number | null>(null);
  const forecast = scored.find(({ id }) => id === chosen) ?? null;
  const lines = scoreLinesOf((forecast ?? card).lines);
  if (lines.length === 0) return <NothingScored card={card} />;

  const years = card.years.filter(
    ({ forecastId, horizon }) => horizon === 1 && (forecast === null || forecastId === forecast.id),
  );
  const forecasts = new Set(years.map(({ forecastId }) => forecastId));
  return (
    <Card
      title="Scorecard"
      note={
        <p className="caption">
          How close your forecasts came, beside averages and analysts on the same years
        </p>
      }
      padded={false}
      actions={
        scored.length > 1 && (
          <select
            className="select score-choice"
            aria-label="Forecast"
            value={forecast?.id ?? ''}
            onChange={({ currentTarget: { value } }) => choose(value === '' ? null : Number(value))}
          >
            <option value="">All forecasts</option>
            {scored.map(({ id, symbol, name }) => (
              <option key={id} value={id}>
                {symbol} {name}
              </option>
            ))}
          </select>
        )
      }
      footer={<ScoreNotes card={card} />}
    >
      <dl className="score-facts">
        {scoreFactsOf(lines, forecasts.size, years.length).map(({ title, figure, note }) => (
          <div key={title}>
            <dt className="caption">{title}</dt>
            <dd>
              <strong>{figure}</strong>
              <span className="small muted">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <ScoreTable lines={lines} card={card} forecastId={forecast?.id ?? null} />
      </div>
    </Card>
  );
}

function ScoreNotes({ card: { withheld } }: { card: Scorecard }) {
  return (
    <p className="caption">
      Error: average distance from the filed figure. Bias: average with its sign. Percentages are compared in
      points, amounts in percent. Only years predicted one year ahead count; cells you didn’t type score as
      averages.
      {withheld.length > 0 && ` Left out because no companies are left this month: ${withheld.join(', ')}.`}
    </p>
  );
}
