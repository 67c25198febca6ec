import { prompts } from '@tenfold/contract/policy/prompts';
import { CopyToOwn } from '../../../named-things/CopyToOwn.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { forecastAddress } from '../list/forecast-address.ts';

const prompt = { title: 'Custom forecasts', text: prompts.forecasts };

export function CopyForecast({ token }: { token: string }) {
  const copy = async () => {
    const { symbol, forecast } = await browserApi.call('POST /forecast/shared/{token}/copy', {
      params: { token },
      body: {},
    });
    return { name: forecast.name, path: forecastAddress({ symbol, id: forecast.id }) };
  };
  return <CopyToOwn thing="forecast" size="sm" copy={copy} prompt={prompt} />;
}
