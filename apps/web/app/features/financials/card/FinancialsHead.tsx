import type { ReactNode } from 'react';
import type { PageForecast } from '../../../page-forecast/page-forecast.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { Select } from '../../../ui/controls/Select.tsx';
import { ForecastPicker } from './ForecastPicker.tsx';
import {
  useFinancialsBasis,
  useFinancialsMeasure,
  useFinancialsRows,
  useFinancialsType,
  useFinancialsView,
} from './settings.ts';
import { basisChoices, measureChoices, rowChoices, typeChoices, viewChoices } from './table-choices.ts';

export function FinancialsHead({
  id,
  scale,
  model,
  onFilters,
  comment,
}: {
  id: string;
  scale: string;
  model: PageForecast;
  onFilters: () => void;
  /** Add comment, where it can be. */
  comment: ReactNode;
}) {
  const type = useFinancialsType();
  const period = useFinancialsBasis();
  const view = useFinancialsView();
  const rows = useFinancialsRows();
  const measure = useFinancialsMeasure();
  return (
    <div className="card-head financials-head">
      <div>
        <h2 id={id}>Financials</h2>
        <p className="caption">{scale}</p>
      </div>
      <div className="push row row-wrap desktop-only">
        <Segmented label="View type" options={typeChoices} value={type.value} onChange={type.choose} />
        <Select label="Periods" choices={basisChoices} value={period.value} onChange={period.choose} />
        <Select label="View" choices={viewChoices} value={view.value} onChange={view.choose} />
        {type.value === 'table' && (
          <>
            <Select label="Rows" choices={rowChoices} value={rows.value} onChange={rows.choose} />
            <Select label="Show" choices={measureChoices} value={measure.value} onChange={measure.choose} />
          </>
        )}
        <ForecastPicker model={model} />
        <IconButton icon="settings" label="Filters" onClick={onFilters} />
        {comment}
      </div>
    </div>
  );
}
