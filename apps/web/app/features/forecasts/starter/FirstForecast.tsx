import { Link } from 'react-router';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { StarterCard } from './StarterCard.tsx';
import type { Starter } from './starters.ts';
import '../../../ui/text/numbered-steps.css';
import './first-forecast.css';

/** In place of the list, as long as there is none. */
export function FirstForecast({ starters }: { starters: readonly Starter[] }) {
  return (
    <section className="card first-forecast" aria-labelledby="first-forecast">
      <Icon name="line" />
      <h2 id="first-forecast">Make your first forecast</h2>
      <p className="muted">
        Start from the ten-year averages, change what you see differently, and see how close you came when the
        next annual report is filed.
      </p>
      {starters.length > 0 && (
        <ul className="starters">
          {starters.map((starter) => (
            <StarterCard key={starter.symbol} starter={starter} />
          ))}
        </ul>
      )}
      <Link className={buttonClass()} to="/companies">
        Choose another company
      </Link>
      <ol className="numbered-steps how-steps">
        <li>
          <div>
            <b>Copy the averages</b>
            One click makes them yours. Required return 10%, terminal growth 0%.
          </div>
        </li>
        <li>
          <div>
            <b>Change the blue cells</b>
            Type a number or a formula. Value, chart and heatmap follow at once. Undo always works.
          </div>
        </li>
        <li>
          <div>
            <b>Come back</b>
            Every save is kept as a version. Filings score it line by line.
          </div>
        </li>
      </ol>
    </section>
  );
}
