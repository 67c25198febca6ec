import { useState } from 'react';
import { createStore, useStore } from 'zustand';
import { forecastName, forecastNames } from '../../../page-forecast/forecast-labels.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import type { ExportedModel, ExportedPage } from '../export/page-workbook.ts';
import { ImportButton } from '../import/ImportButton.tsx';
import type { EditedModel } from '../own/edited-model.ts';
import type { OwnForecastOnPage } from '../own/own.ts';
import { OpenBar } from './OpenBar.tsx';
import './edit-bar.css';

const nothingTyped = createStore(() => ({ typing: null }));

interface Props {
  own: OwnForecastOnPage;
  model: EditedModel & ExportedModel & Parameters<typeof forecastName>[0];
  exported: Pick<ExportedPage, 'company' | 'financials'>;
}

/** Above the table: how to make the forecast one's own, and what has become of it since. */
export function ForecastBar({ own, model, exported }: Props) {
  const [busy, setBusy] = useState(false);
  const isTyping = useStore(own.own?.cursor ?? nothingTyped, ({ typing }) => typing !== null);
  const opened = own.shown !== null || isTyping ? own.own : null;

  const makeIt = async () => {
    setBusy(true);
    const [loaded, { copyAndType }] = await Promise.all([own.load(), import('../own/copy-to-own.ts')]);
    await copyAndType(loaded, model);
    setBusy(false);
  };
  return (
    <div className="edit-bar">
      {opened === null ? (
        <>
          <Badge tone="edit">{forecastNames[model.forecastType]}</Badge>
          <span className="edit-bar-hint small">Type in any blue cell to make this forecast yours.</span>
          <Button variant="primary" size="sm" className="push" busy={busy} onClick={() => void makeIt()}>
            Edit as my forecast
          </Button>
        </>
      ) : (
        <OpenBar own={opened} model={model} />
      )}
      {/* Always at this place: a file may be chosen while another forecast is opened. */}
      <ImportButton page={{ ...exported, model, load: own.load }} />
      <ExportButton page={{ ...exported, model, forecastName: forecastName(model) }} />
    </div>
  );
}
