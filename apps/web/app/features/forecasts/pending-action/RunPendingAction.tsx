import { Suspense, useEffect, useState } from 'react';
import { takeSought } from '../../../forecast/sought.ts';
import { ExportDialog } from '../export/ExportDialog.tsx';
import { ImportDialog } from '../import/ImportDialog.tsx';
import type { Own } from '../own/own.ts';
import { VersionsPanel } from '../versions/VersionsPanel.tsx';
import { useSoughtCopy } from './use-sought-copy.ts';
import { type SoughtPage, useSoughtExport } from './use-sought-export.ts';

/** What was chosen in the list of forecasts, done where the same is done on this page. */
export function SoughtHere({ own, page }: { own: Own; page: SoughtPage }) {
  const [sought, setSought] = useState<ReturnType<typeof take>>(null);
  useEffect(() => {
    const found = take(own.symbol);
    if (found !== null) setSought(found);
  }, [own.symbol]);
  const done = () => setSought(null);
  const kept = page.own.savedId === null ? null : own.session.store.getState().open?.kept;
  const isOpen = sought !== null && 'forecastId' in sought && kept?.id === sought.forecastId;

  useSoughtCopy(own, page.model, sought?.what === 'new', done);
  const failure = useSoughtExport(page, isOpen && sought.what === 'export', done);

  if (failure !== null) {
    return (
      <Suspense>
        <ExportDialog failure={failure.text} onClose={failure.close} />
      </Suspense>
    );
  }
  if (sought?.what === 'import') {
    return (
      <Suspense>
        <ImportDialog file={sought.file} page={{ ...page, load: page.own.load }} onClose={done} />
      </Suspense>
    );
  }
  if (!isOpen || sought.what !== 'versions' || kept == null) return null;
  return <VersionsPanel own={own} kept={kept} model={page.model} onClose={done} />;
}

function take(symbol: string) {
  return takeSought(symbol, 'new', 'import', 'versions', 'export');
}
