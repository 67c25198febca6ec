import { useState } from 'react';
import { createStore, useStore } from 'zustand';
import { forecastName, forecastNames } from '../../../forecast/forecast-labels.ts';
import { lazyPart } from '../../../platform/screens/lazy-part.tsx';
import { useReplayedClicks } from '../../../platform/screens/replay-clicks.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import type { ExportedModel, ExportedPage } from '../export/page-workbook.ts';
import { ImportButton } from '../import/ImportButton.tsx';
import type { EditedModel } from '../own/edited-model.ts';
import type { OwnForecastOnPage } from '../own/own.ts';
import './edit-bar.css';

const nothingTyped = createStore(() => ({ typing: null }));

const OpenBar = lazyPart(async () => (await import('./OpenBar.tsx')).OpenBar);

const firstCell = '.is-editable tr[data-edit] > td:nth-last-child(6)';

interface Props {
  own: OwnForecastOnPage;
  model: EditedModel & ExportedModel & Parameters<typeof forecastName>[0];
  exported: Pick<ExportedPage, 'company' | 'financials'>;
}

/** Above the table: how to make the forecast one's own, and what has become of it since. */
export function ForecastBar({ own, model, exported }: Props) {
  const replayed = useReplayedClicks();
  const [busy, setBusy] = useState(false);
  const spreadsheet = (
    <>
      <ImportButton page={{ ...exported, model, load: own.load }} />
      <ExportButton page={{ ...exported, model, forecastName: forecastName(model) }} />
    </>
  );
  const isTyping = useStore(own.own?.cursor ?? nothingTyped, ({ typing }) => typing !== null);
  if (own.own !== null && (own.shown !== null || isTyping)) {
    return (
      <OpenBar own={own.own} model={model}>
        {spreadsheet}
      </OpenBar>
    );
  }

  const makeIt = async () => {
    setBusy(true);
    const [opened, { makeMine }] = await Promise.all([own.load(), import('../own/make-mine.ts')]);
    await makeMine(opened, model);
    setBusy(false);
    // To where typing begins.
    const first = document.querySelector<HTMLElement>(firstCell);
    if (first === null || opened.session.store.getState().open === null) return;
    first.tabIndex = 0;
    first.focus();
  };
  return (
    <div className="edit-bar" {...replayed}>
      <Badge tone="edit">{forecastNames[model.forecastType]}</Badge>
      <span className="edit-bar-hint small">Type in any blue cell to make this forecast yours.</span>
      <Button variant="primary" size="sm" className="push" busy={busy} onClick={() => void makeIt()}>
        Edit as my forecast
      </Button>
      {spreadsheet}
    </div>
  );
}
