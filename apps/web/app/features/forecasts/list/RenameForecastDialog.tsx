import { RenameDialog } from '../../../named-things/RenameDialog.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import type { ForecastRow } from './forecast-row.ts';
import { inputOf } from './use-forecast-actions.ts';

export function RenameForecastDialog({ row, onClose }: { row: ForecastRow; onClose: () => void }) {
  const rename = async (name: string) => {
    await browserApi.call('POST /company/{symbol}/forecast/{forecastId}/rename', {
      ...inputOf(row),
      body: { name },
    });
    return null;
  };
  return <RenameDialog thing="forecast" name={row.name} rename={rename} onClose={onClose} />;
}
