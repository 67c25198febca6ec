import type { Financials } from '@tenfold/contract/financials';
import { missingReasonLabel } from '../../../figures/missing-reason-label.ts';
import { forecastChoices } from '../../../forecast/forecast-choices.ts';
import { forecastHelp } from '../../../forecast/forecast-labels.ts';
import type { PageForecast } from '../../../forecast/page-forecast.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { Switch } from '../../../ui/controls/Switch.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import type { TableColumn } from '../columns/table-column.ts';
import { surprisesByColumn } from '../table/surprises.ts';
import { basisChoices, measureChoices, noConsensus, rowChoices, viewChoices } from './choices.ts';
import {
  resetSettings,
  useFinancialsBasis,
  useFinancialsMeasure,
  useFinancialsRows,
  useFinancialsView,
  useHighlights,
} from './settings.ts';
import '../../../ui/controls/field.css';

export function FinancialsFilters({
  model,
  columns,
  recorded,
  onClose,
}: {
  model: PageForecast;
  columns: readonly TableColumn[];
  recorded: Financials['surprises'];
  onClose: () => void;
}) {
  const period = useFinancialsBasis();
  const view = useFinancialsView();
  const rows = useFinancialsRows();
  const measure = useFinancialsMeasure();
  const { beats, versus, toggle } = useHighlights();
  const compared = surprisesByColumn(columns, recorded).size > 0;

  function reset() {
    resetSettings();
    model.setForecastType('averages');
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
      <div className="field">
        <span className="field-label">Period</span>
        <Segmented
          label="Period"
          options={basisChoices}
          value={period.value}
          onChange={period.choose}
          block
        />
      </div>
      <div className="field">
        <span className="field-label">View</span>
        <Segmented label="View" options={viewChoices} value={view.value} onChange={view.choose} block />
      </div>
      <div className="field">
        <span className="field-label">Rows</span>
        <Segmented label="Rows" options={rowChoices} value={rows.value} onChange={rows.choose} block />
      </div>
      <div className="field">
        <span className="field-label">Show</span>
        <Segmented
          label="Show"
          options={measureChoices}
          value={measure.value}
          onChange={measure.choose}
          block
        />
      </div>
      {model.columns.length > 0 && (
        <div className="field">
          <span className="field-label">Forecast</span>
          <Segmented
            label="Forecast"
            options={forecastChoices(model)}
            value={model.forecastType}
            onChange={model.setForecastType}
            block
          />
          <p className="field-hint">{forecastHelp[model.forecastType]}</p>
          {!model.analystsAvailable && <p className="field-hint">{missingReasonLabel('no_estimates')}</p>}
        </div>
      )}
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
