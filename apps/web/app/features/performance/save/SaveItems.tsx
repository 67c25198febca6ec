import { useState } from 'react';
import { useAsOf } from '../../../figures/as-of.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { fetchQuery } from '../../../platform/queries/use-query.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { useChoices } from '../choices/chart-store.ts';
import { eventsQuery } from '../events/events-query.ts';
import type { ChartView } from '../plot/chart-view.ts';
import { CopyLinkItem } from './CopyLinkItem.tsx';
import type { SavedCompany } from './saved-text.ts';

const kinds = [
  { kind: 'png', label: 'Save chart as PNG' },
  { kind: 'svg', label: 'Save chart as SVG' },
  { kind: 'csv', label: 'Save data as CSV' },
] as const;

export function SaveItems({
  fullChart,
  company,
  onDone,
}: {
  fullChart: () => Promise<ChartView>;
  company: SavedCompany;
  onDone?: () => void;
}) {
  const { type, events: hasEvents } = useChoices((choices) => choices);
  const asOf = useAsOf();
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (kind: (typeof kinds)[number]['kind'], from: Element) => {
    const card = from.closest('[data-chart-card]');
    setFailure(null);
    try {
      const [{ saveChart }, view, events] = await Promise.all([
        import('./save-chart.ts'),
        fullChart(),
        hasEvents ? fetchQuery(eventsQuery({ symbol: company.symbol, asOf })) : [],
      ]);
      await saveChart(kind, { view, type, company, events, card: card ?? document.body });
      onDone?.();
    } catch (cause) {
      setFailure(failureMessage('saving the chart', cause));
    }
  };
  return (
    <>
      {kinds.map(({ kind, label }) => (
        <button
          key={kind}
          type="button"
          className="menu-item"
          onClick={(event) => void save(kind, event.currentTarget)}
        >
          <Icon name="download" small />
          {label}
        </button>
      ))}
      <CopyLinkItem />
      {failure !== null && (
        <Notice tone="error" title="The chart couldn’t be saved.">
          {failure}
        </Notice>
      )}
    </>
  );
}
