import { useState } from 'react';
import { ForecastTypeField } from '../../../page-forecast/ForecastTypeField.tsx';
import type { PageForecast } from '../../../page-forecast/page-forecast.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { SegmentedField } from '../../../ui/controls/SegmentedField.tsx';
import { differs } from '../../../ui/controls/select-box.ts';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { toggled, useChoices } from '../choices/chart-store.ts';
import { periodLabel } from '../choices/period-label.ts';
import { ComparePanel } from '../compare/ComparePanel.tsx';
import { ChartRemarks } from '../plot/ChartNotes.tsx';
import { ChartPicture } from '../plot/ChartPicture.tsx';
import { type ChartView, chartViewOf, type ViewInput } from '../plot/chart-view.ts';
import { tall } from '../plot/plot-sizes.ts';
import { SaveItems } from '../save/SaveItems.tsx';
import type { SavedCompany } from '../save/saved-text.ts';
import type { ChartState } from '../series/use-chart.ts';
import { ChartRange } from './ChartFooter.tsx';
import { DatesPanel } from './DatesPanel.tsx';
import { IndicatorChecklist } from './IndicatorChecklist.tsx';
import { type ChartPanel, modeChoices, typeChoices } from './PerformanceHead.tsx';

interface Props {
  panel: ChartPanel;
  input: ViewInput;
  chart: ChartState;
  fullChart: () => Promise<ChartView>;
  model: PageForecast;
  company: SavedCompany;
  title: string;
  onDates: () => void;
  onClose: () => void;
}

export function PerformancePanels(props: Props) {
  const { panel, input, chart, fullChart, model, company, title, onDates, onClose } = props;
  const type = useChoices((choices) => choices.type);
  const view = chartViewOf(input);
  switch (panel) {
    case 'compare':
      return <ComparePanel symbol={view.request.symbol} onClose={onClose} />;
    case 'parameters':
      return <ParametersPanel fullChart={fullChart} model={model} company={company} onClose={onClose} />;
    case 'add':
      return <AddPanel onClose={onClose} />;
    case 'dates':
      return <DatesPanel request={view.request} onClose={onClose} />;
    case 'expand':
      return (
        <SidePanel title={title} note={periodLabel(view.request.period)} onClose={onClose}>
          <div className="stack stack-3" aria-busy={chart.waiting}>
            {/* What couldn't be loaded is loaded again by the picture in the page. */}
            <ChartPicture
              input={input}
              chart={{ ...chart, refused: null }}
              type={type}
              title={title}
              size={tall}
            />
            <div className="chart-foot">
              <ChartRange onDates={onDates} />
              <span className="chart-remarks">
                <ChartRemarks input={input} />
              </span>
            </div>
          </div>
        </SidePanel>
      );
  }
}

function AddPanel({ onClose }: { onClose: () => void }) {
  const { indicators, choose } = useChoices((choices) => choices);
  const [chosen, setChosen] = useState(indicators);
  return (
    <SidePanel
      title="Add"
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!differs(chosen, indicators)}
            onClick={() => {
              choose({ indicators: chosen });
              close();
            }}
          >
            Add
          </Button>
        </>
      )}
    >
      <IndicatorChecklist chosen={chosen} onToggle={(key) => setChosen(toggled(chosen, key))} />
    </SidePanel>
  );
}

function ParametersPanel({
  fullChart,
  model,
  company,
  onClose,
}: Pick<Props, 'fullChart' | 'model' | 'company' | 'onClose'>) {
  const { type, mode, choose } = useChoices((choices) => choices);
  return (
    <SidePanel title="Parameters" onClose={onClose}>
      <SegmentedField
        label="Chart type"
        options={typeChoices}
        value={type}
        onChange={(chosen) => choose({ type: chosen })}
      />
      <SegmentedField
        label="Values"
        options={modeChoices}
        value={mode}
        onChange={(chosen) => choose({ mode: chosen })}
      />
      <ForecastTypeField model={model} />
      <div>
        <SaveItems fullChart={fullChart} company={company} />
      </div>
    </SidePanel>
  );
}
