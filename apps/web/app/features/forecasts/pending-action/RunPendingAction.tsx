import { Suspense, useEffect, useState } from 'react';
import { takePendingAction } from '../../../page-forecast/pending-action.ts';
import { ExportDialog } from '../export/ExportDialog.tsx';
import { ImportDialog } from '../import/ImportDialog.tsx';
import type { Own } from '../own/own.ts';
import { VersionsPanel } from '../versions/VersionsPanel.tsx';
import { usePendingCopy } from './use-pending-copy.ts';
import { type ActionPage, usePendingExport } from './use-pending-export.ts';

/** What was chosen in the list of forecasts, done where the same is done on this page. */
export function RunPendingAction({ own, page }: { own: Own; page: ActionPage }) {
  const [action, setAction] = useState<ReturnType<typeof take>>(null);
  useEffect(() => {
    const found = take(own.symbol);
    if (found !== null) setAction(found);
  }, [own.symbol]);
  const done = () => setAction(null);
  const savedAs = page.own.savedId === null ? null : own.session.store.getState().open?.savedAs;
  const isOpen = action !== null && 'forecastId' in action && savedAs?.id === action.forecastId;

  usePendingCopy(own, page.model, action?.what === 'new', done);
  const failure = usePendingExport(page, isOpen && action.what === 'export', done);

  if (failure !== null) {
    return (
      <Suspense>
        <ExportDialog failure={failure.text} onClose={failure.close} />
      </Suspense>
    );
  }
  if (action?.what === 'import') {
    return (
      <Suspense>
        <ImportDialog file={action.file} page={{ ...page, load: page.own.load }} onClose={done} />
      </Suspense>
    );
  }
  if (!isOpen || action.what !== 'versions' || savedAs == null) return null;
  return <VersionsPanel own={own} savedAs={savedAs} model={page.model} onClose={done} />;
}

function take(symbol: string) {
  return takePendingAction(symbol, 'new', 'import', 'versions', 'export');
}
