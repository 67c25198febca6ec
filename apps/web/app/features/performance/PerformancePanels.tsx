import { Button } from '../../ui/Button.tsx';
import { forecastChoices } from '../../ui/forecast-choices.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { ComparePanel } from './ComparePanel.tsx';
import { type ChartType, useChartParameters, useChartType } from './chart-settings.ts';
import { IndicatorChecklist } from './IndicatorChecklist.tsx';
import type { ForecastModel } from './model.ts';
import { modeChoices, typeChoices } from './PerformanceHead.tsx';
import { PerformancePlot } from './PerformancePlot.tsx';
import type { Picture } from './picture.ts';
import { isLine, pictureWords } from './picture-words.ts';
import { tall } from './plot-sizes.ts';
import { SaveItems } from './SaveItems.tsx';

export type ChartPanel = 'compare' | 'parameters' | 'add' | 'expand';

interface Props {
  panel: ChartPanel;
  picture: Picture;
  type: ChartType;
  model: ForecastModel;
  title: string;
  onClose: () => void;
}

/** What opens beside the chart, and on a phone over it. */
export function PerformancePanels({ panel, picture, type, model, title, onClose }: Props) {
  switch (panel) {
    case 'compare':
      return <ComparePanel symbol={picture.request.symbol} onClose={onClose} />;
    case 'parameters':
      return <ParametersPanel picture={picture} model={model} title={title} onClose={onClose} />;
    case 'add':
      return <AddPanel type={type} onClose={onClose} />;
    case 'expand':
      return (
        <SidePanel title={title} note={picture.request.range} onClose={onClose}>
          <PerformancePlot
            picture={picture}
            type={type}
            size={tall}
            label={pictureWords(picture, title)}
            onWake={() => {}}
          />
        </SidePanel>
      );
  }
}

/** The indicator settings of a phone. */
function AddPanel({ type, onClose }: { type: ChartType; onClose: () => void }) {
  const { indicators, toggle } = useChartParameters();
  return (
    <SidePanel
      title="Add"
      onClose={onClose}
      footer={(close) => (
        <Button variant="primary" onClick={close}>
          Done
        </Button>
      )}
    >
      <IndicatorChecklist
        chosen={indicators}
        isLine={(key) => isLine(key, indicators, type)}
        onToggle={toggle}
      />
    </SidePanel>
  );
}

function ParametersPanel({
  picture,
  model,
  title,
  onClose,
}: {
  picture: Picture;
  model: ForecastModel;
  title: string;
  onClose: () => void;
}) {
  const type = useChartType();
  const { mode, setMode } = useChartParameters();
  return (
    <SidePanel title="Parameters" onClose={onClose}>
      <div className="field">
        <span className="field-label">Chart type</span>
        <Segmented label="Chart type" options={typeChoices} value={type.value} onChange={type.choose} block />
      </div>
      <div className="field">
        <span className="field-label">Values</span>
        <Segmented label="Value mode" options={modeChoices} value={mode} onChange={setMode} block />
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
        </div>
      )}
      <div>
        <SaveItems picture={picture} title={title} />
      </div>
    </SidePanel>
  );
}
