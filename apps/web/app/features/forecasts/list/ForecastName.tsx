import { Link } from 'react-router';
import { forecastAddress } from './forecast-address.ts';
import type { ForecastRow } from './forecast-row.ts';

export function ForecastName({ row }: { row: ForecastRow }) {
  return (
    <>
      <b>{row.company}</b> <span className="faint">{row.symbol}</span>
      <Link className="forecasts-name edit" to={forecastAddress(row)}>
        {row.name}
      </Link>
    </>
  );
}
