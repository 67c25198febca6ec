import type { Financials } from '@tenfold/contract/financials';
import { useAsOf } from '../../../figures/as-of.ts';
import { missingReasonLabel } from '../../../figures/missing-reason-label.ts';
import type { TableComments } from '../../../figures/table-comments.ts';
import { ForecastTypeField } from '../../../page-forecast/ForecastTypeField.tsx';
import { forecastHelp } from '../../../page-forecast/forecast-labels.ts';
import type { PageForecast } from '../../../page-forecast/page-forecast.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { SegmentedField } from '../../../ui/controls/SegmentedField.tsx';
import { Switch } from '../../../ui/controls/Switch.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import type { TableColumn } from '../columns/table-column.ts';
import { comparisonsOf } from '../table/surprises.ts';
import {
  resetSettings,
  useFinancialsBasis,
  useFinancialsMeasure,
  useFinancialsRows,
  useFinancialsView,
  useSwitches,
} from './settings.ts';
import { basisChoices, measureChoices, noConsensus, rowChoices, viewChoices } from './table-choices.ts';

export function FinancialsFilters({
  model,
  columns,
  recorded,
  comments,
  onClose,
}: {
  model: PageForecast;
  columns: readonly TableColumn[];
  recorded: Financials['surprises'];
  comments: TableComments | undefined;
  onClose: () => void;
}) {
  const asOf = useAsOf();
  const period = useFinancialsBasis();
  const view = useFinancialsView();
  const rows = useFinancialsRows();
  const measure = useFinancialsMeasure();
  const { beats, versus, questions, toggle } = useSwitches();
  const compared = comparisonsOf(columns, recorded, model.own?.predicted).size > 0;

  function reset() {
    resetSettings();
    model.setForecastType('averages');
    comments?.loaded?.reset();
  }

  return (
    <SidePanel
      title="Filters"
      onClose={onClose}
      footer={(close) => (
        <>
          <Button
            onClick={() => {
              reset();
              close();
            }}
          >
            Reset
          </Button>
          <Button variant="primary" onClick={close}>
            Apply
          </Button>
        </>
      )}
    >
      <SegmentedField label="Period" options={basisChoices} value={period.value} onChange={period.choose} />
      <SegmentedField label="View" options={viewChoices} value={view.value} onChange={view.choose} />
      <SegmentedField label="Rows" options={rowChoices} value={rows.value} onChange={rows.choose} />
      <SegmentedField label="Show" options={measureChoices} value={measure.value} onChange={measure.choose} />
      <ForecastTypeField model={model}>
        <p className="field-hint">{forecastHelp[model.forecastType]}</p>
        {!model.analystsAvailable && (
          <p className="field-hint">
            {missingReasonLabel(asOf === null ? 'no_estimates' : 'no_past_estimates')}
          </p>
        )}
      </ForecastTypeField>
      {comments?.loaded?.filter}
      <Switch checked={questions} onChange={() => toggle('questions')}>
        View Q&amp;A
      </Switch>
      <Switch checked={versus && compared} disabled={!compared} onChange={() => toggle('versus')}>
        Show Forecast vs Actual
      </Switch>
      <Switch checked={beats && compared} disabled={!compared} onChange={() => toggle('beats')}>
        Highlight beats / misses
      </Switch>
      {!compared && <p className="field-hint">{noConsensus}</p>}
    </SidePanel>
  );
}
