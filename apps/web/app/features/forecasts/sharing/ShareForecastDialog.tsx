import type { SavedForecast } from '@tenfold/contract/forecasts';
import type { ForecastId } from '@tenfold/contract/ids';
import { ShareDialog } from '../../../named-things/ShareDialog.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';

interface Props {
  forecast: {
    readonly symbol: string;
    readonly id: ForecastId;
    readonly name: string;
    readonly shareToken: string | null;
  };
  /** What the server has from then on. */
  onChange: (saved: SavedForecast) => void;
  onClose: () => void;
}

export function ShareForecastDialog({ forecast, onChange, onClose }: Props) {
  const share = async (isShared: boolean) => {
    const saved = await browserApi.call('POST /company/{symbol}/forecast/{forecastId}/share', {
      params: { symbol: forecast.symbol, forecastId: forecast.id },
      body: { share: isShared },
    });
    onChange(saved);
    return saved.shareToken;
  };

  return (
    <ShareDialog
      title={`Share ${forecast.name}`}
      thing="forecast"
      about="Anyone with the link sees the model and its value, read only. Your name, notes and scores stay private."
      token={forecast.shareToken}
      pathOf={(token) => `/forecast/${token}`}
      share={share}
      onClose={onClose}
    />
  );
}
