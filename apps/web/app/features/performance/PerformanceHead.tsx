import { lazy, Suspense } from 'react';
import { Button } from '../../ui/Button.tsx';
import { forecastChoices } from '../../ui/forecast-choices.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { useChoices } from './chart-store.ts';
import type { ChartView } from './chart-view.ts';
import type { ChartForecastModel } from './model.ts';
import type { ChartPanel } from './PerformancePanels.tsx';
import { PriceScore, type Scored } from './PriceScore.tsx';

const SaveItems = lazy(async () => ({ default: (await import('./SaveItems.tsx')).SaveItems }));

export const typeChoices = [
  { value: 'line', label: 'Line', icon: 'line' },
  { value: 'bar', label: 'Bar', icon: 'bar' },
] as const;

export const modeChoices = [
  { value: 'absolute', label: 'Absolute' },
  { value: 'rebased', label: 'Rebased' },
] as const;

/** The card's title and controls. */
export function PerformanceHead({
  id,
  model,
  wholePicture,
  valuation,
  title,
  address,
  onPanel,
}: {
  id: string;
  model: ChartForecastModel;
  wholePicture: () => Promise<ChartView>;
  valuation: Scored;
  title: string;
  address: string;
  onPanel: (panel: ChartPanel) => void;
}) {
  const { type, mode, choose } = useChoices((choices) => choices);
  return (
    <div className="card-head performance-head">
      <h2 id={id}>Financial performance</h2>
      <span className="desktop-only">
        <PriceScore valuation={valuation} />
      </span>
      <div className="push row row-wrap desktop-only needs-script">
        <Segmented
          label="Chart type"
          options={typeChoices}
          value={type}
          onChange={(chosen) => choose({ type: chosen })}
          small
        />
        <Segmented
          label="Value mode"
          options={modeChoices}
          value={mode}
          onChange={(chosen) => choose({ mode: chosen })}
          small
        />
        <Button size="sm" icon="plus" onClick={() => onPanel('compare')}>
          Compare
        </Button>
        {model.columns.length > 0 && (
          <Select
            label="Forecast"
            choices={forecastChoices(model)}
            value={model.forecastType}
            onChange={model.setForecastType}
            forecast
          />
        )}
        <MenuButton label="Chart menu">
          {(close) => (
            <Suspense>
              <SaveItems wholePicture={wholePicture} title={title} onDone={close} />
            </Suspense>
          )}
        </MenuButton>
      </div>
      <div className="push row mobile-only needs-script">
        <IconButton icon="plus" label="Compare" small onClick={() => onPanel('compare')} />
        <IconButton icon="settings" label="Parameters" small onClick={() => onPanel('parameters')} />
        <IconButton icon="external" label="Expand" small onClick={() => onPanel('expand')} />
        <ShareButton address={address} small />
      </div>
    </div>
  );
}
