import { useEffect, useState } from 'react';
import { forecastName } from '../../../page-forecast/forecast-labels.ts';
import { usePriceNow } from '../../company/index.ts';
import { exportFailure } from '../export/export-failure.ts';
import type { ExportedModel, ExportedPage } from '../export/page-workbook.ts';
import type { EditedModel, EditedPage } from '../own/edited-model.ts';

export interface ActionPage extends EditedPage, Pick<ExportedPage, 'company' | 'financials'> {
  readonly model: EditedModel & ExportedModel;
}

/** Downloads the forecast once the page shows it with all its formulas. @returns what failed, in words */
export function usePendingExport(page: ActionPage, isPending: boolean, done: () => void) {
  const priceNow = usePriceNow();
  const [failure, setFailure] = useState<string | null>(null);
  const { own, model } = page;
  const hasRows = !own.hasFormulas || model.table.more !== undefined;
  const isReady = isPending && hasRows && model.setting.forecastType === 'custom';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it then is
  useEffect(() => {
    if (!isReady) return;
    const { company, financials } = page;
    const forecastIs = forecastName({ forecastType: 'custom', own });
    import('../export/export-page.ts')
      .then(({ exportPage }) =>
        exportPage({ company, financials, model, price: priceNow(), forecastName: forecastIs }),
      )
      .catch((cause) => setFailure(exportFailure(cause)))
      .finally(done);
  }, [isReady]);
  return failure === null ? null : { text: failure, close: () => setFailure(null) };
}
