import { missingMark } from '@tenfold/domain/format';
import { Link, useNavigate } from 'react-router';
import { ValueAgainstPrice } from '../../../figures/ValueAgainstPrice.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { forecastAddress } from '../list/forecast-address.ts';
import type { Starter } from './starters.ts';

/** One click copies the averages under a name and opens them for editing. */
export function StarterCard({ starter }: { starter: Starter }) {
  const { symbol, name, value, price, against } = starter;
  const navigate = useNavigate();
  const { busy, error, send } = useSending('creating a forecast');

  const copyToOwn = async () => {
    const { id } = await browserApi.call('POST /company/{symbol}/forecast/create', {
      params: { symbol },
      body: { name: 'Base case' },
    });
    await navigate(forecastAddress({ symbol, id }));
  };

  return (
    <li>
      <h3>
        <Link to={`/company/${symbol}`}>{name}</Link> <span className="faint">{symbol}</span>
      </h3>
      <dl>
        <dt>Averages say</dt>
        <dd className="num">{value}</dd>
        <dt>Price</dt>
        <dd className="num">{price}</dd>
        <dt>Value vs price</dt>
        <dd>{against === null ? missingMark : <ValueAgainstPrice against={against} />}</dd>
      </dl>
      <Button
        size="sm"
        busy={busy}
        aria-label={`Edit as my forecast: ${name}`}
        onClick={() => void send(copyToOwn)}
      >
        Edit as my forecast
      </Button>
      {error !== null && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </li>
  );
}
