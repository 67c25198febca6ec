import { isApiError } from '@tenfold/contract/api-error';
import { Suspense, useState } from 'react';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { lazyScript } from '../../../platform/screens/lazy-part.tsx';
import { useViewer } from '../../../session/viewer.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import type { ExportedPage } from './page-workbook.ts';

const ExportDialog = lazyScript(async () => (await import('./ExportDialog.tsx')).ExportDialog);

const loadExport = () => import('./export-page.ts');

type State = 'idle' | 'exporting' | 'signed-out' | { readonly failure: string };

/** Downloads the page as a spreadsheet; a visitor is asked to sign in. What writes the workbook is loaded when a pointer comes near. */
export function ExportButton({ page }: { page: Omit<ExportedPage, 'more' | 'filings'> }) {
  const isVisitor = useViewer() === null;
  const [state, setState] = useState<State>('idle');
  const isExporting = state === 'exporting';

  async function download() {
    if (isVisitor) return setState('signed-out');
    setState('exporting');
    try {
      const { exportPage } = await loadExport();
      await exportPage(page);
      setState('idle');
    } catch (cause) {
      // The warning of used up companies is open then.
      if (isApiError(cause) && cause.code === 'quota_reached') return setState('idle');
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
        onPointerEnter={() => isVisitor || void loadExport().catch(() => undefined)}
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
