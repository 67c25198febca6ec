import { Suspense } from 'react';
import { ForecastSelect } from '../../../page-forecast/ForecastSelect.tsx';
import type { PageForecast } from '../../../page-forecast/page-forecast.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { MenuButton } from '../../../ui/controls/MenuButton.tsx';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { ShareButton } from '../../../ui/controls/ShareButton.tsx';
import { useChoices } from '../choices/chart-store.ts';
import type { ChartView } from '../plot/chart-view.ts';
import { SaveItems } from '../save/SaveItems.tsx';
import type { SavedCompany } from '../save/saved-text.ts';
import type { Scored } from './PriceScore.tsx';
import { PriceScore } from './PriceScore.tsx';

export type ChartPanel = 'compare' | 'parameters' | 'add' | 'dates' | 'expand';

export const typeChoices = [
  { value: 'line', label: 'Line', icon: 'line' },
  { value: 'bar', label: 'Bar', icon: 'bar' },
] as const;

export const modeChoices = [
  { value: 'absolute', label: 'Absolute' },
  { value: 'rebased', label: 'Rebased' },
] as const;

export function PerformanceHead({
  id,
  model,
  fullChart,
  valuation,
  company,
  address,
  onPanel,
}: {
  id: string;
  model: PageForecast;
  fullChart: () => Promise<ChartView>;
  valuation: Scored;
  company: SavedCompany;
  address: string;
  onPanel: (panel: ChartPanel) => void;
}) {
  const { type, mode, choose } = useChoices((choices) => choices);
  return (
    <div className="card-head performance-head">
      <h2 id={id}>Financial performance</h2>
      <div className="desktop-only">
        <PriceScore valuation={valuation} />
      </div>
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
        {model.columns.length > 0 && <ForecastSelect model={model} />}
        <MenuButton label="Chart menu">
          {(close) => (
            <Suspense>
              <SaveItems fullChart={fullChart} company={company} onDone={close} />
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
