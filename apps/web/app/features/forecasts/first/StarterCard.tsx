import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { useReplayedClicks } from '../../../platform/screens/replay-clicks.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { forecastAddress } from '../list/forecast-address.ts';
import type { Starter } from './starters.ts';

/** One click copies the averages under a name and opens them for editing. */
export function StarterCard({ starter }: { starter: Starter }) {
  const { symbol, name, value, price, against, againstLabel } = starter;
  const navigate = useNavigate();
  const replayed = useReplayedClicks();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const makeMine = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { id } = await browserApi.call('POST /company/{symbol}/forecast/create', {
        params: { symbol },
        body: { name: 'Base case' },
      });
      await navigate(forecastAddress({ symbol, id }));
    } catch (cause) {
      setFailure(failureMessage('creating a forecast', cause));
      setBusy(false);
    }
  };

  return (
    <li {...replayed}>
      <h3>
        <Link to={`/company/${symbol}`}>{name}</Link> <span className="faint">{symbol}</span>
      </h3>
      <dl>
        <dt>Averages say</dt>
        <dd className="num">{value}</dd>
        <dt>Price</dt>
        <dd className="num">{price}</dd>
        <dt>Value vs price</dt>
        <dd className={classNames('num', (against ?? 0) > 0 && 'up', (against ?? 0) < 0 && 'down')}>
          {againstLabel}
        </dd>
      </dl>
      <Button size="sm" busy={busy} aria-label={`Make it mine: ${name}`} onClick={() => void makeMine()}>
        Make it mine
      </Button>
      {failure !== null && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
    </li>
  );
}
