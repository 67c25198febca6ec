import { lazy, Suspense, useState } from 'react';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { useViewer } from '../../../session/viewer.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import type { ExportedPage } from './page-workbook.ts';

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }));

type State = 'idle' | 'exporting' | 'signed-out' | { readonly failure: string };

/** Downloads the page as a spreadsheet; a visitor is asked to sign in. The workbook is loaded by the click. */
export function ExportButton({ page }: { page: Omit<ExportedPage, 'more' | 'filings'> }) {
  const isVisitor = useViewer() === null;
  const [state, setState] = useState<State>('idle');
  const isExporting = state === 'exporting';

  async function download() {
    if (isVisitor) return setState('signed-out');
    setState('exporting');
    try {
      const { exportPage } = await import('./export-page.ts');
      await exportPage(page);
      setState('idle');
    } catch (cause) {
      setState({ failure: failureMessage('failed to export', cause) });
    }
  }

  return (
    <>
      <IconButton
        icon="download"
        label="Export to a spreadsheet"
        bordered
        aria-busy={isExporting}
        disabled={isExporting}
        onClick={() => void download()}
      />
      {state !== 'idle' && !isExporting && (
        <Suspense>
          <ExportDialog
            failure={state === 'signed-out' ? null : state.failure}
            onClose={() => setState('idle')}
          />
        </Suspense>
      )}
    </>
  );
}
