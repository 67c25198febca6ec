import type { SavedForecast } from '@tenfold/contract/forecasts';
import { useState } from 'react';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { CopyLink } from '../../../ui/controls/CopyLink.tsx';
import { Switch } from '../../../ui/controls/Switch.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { sharedAddress } from './shared-address.ts';

export interface ShareableForecast {
  readonly symbol: string;
  readonly id: number;
  readonly name: string;
  readonly shareToken: string | null;
}

interface Props {
  forecast: ShareableForecast;
  /** What the server has from then on. */
  onChange: (saved: SavedForecast) => void;
  onClose: () => void;
}

export function ShareDialog({ forecast, onChange, onClose }: Props) {
  const [token, setToken] = useState(forecast.shareToken);
  const { busy, error, send } = useSending('sharing a forecast');

  const change = (share: boolean) =>
    send(async () => {
      const saved = await browserApi.call('POST /company/{symbol}/forecast/{forecastId}/share', {
        params: { symbol: forecast.symbol, forecastId: forecast.id },
        body: { share },
      });
      setToken(saved.shareToken);
      onChange(saved);
    });

  return (
    <Dialog title={`Share ${forecast.name}`} onClose={onClose}>
      {() => (
        <div className="modal-body">
          <Switch checked={token !== null} disabled={busy} onChange={(share) => void change(share)}>
            <b>Share this forecast</b>
          </Switch>
          <p className="muted small">
            Anyone with the link sees the model and its value, read only. Your name, notes and scores stay
            private. Switched off, the link stops working for good; the next one is another.
          </p>
          {token !== null && <CopyLink address={sharedAddress(token)} />}
          {error !== null && <Notice tone="error">{error}</Notice>}
        </div>
      )}
    </Dialog>
  );
}
