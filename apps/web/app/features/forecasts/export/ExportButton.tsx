import { Suspense, useState } from 'react';
import { useViewer } from '../../../session/viewer.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { usePriceNow } from '../../company/index.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { exportFailure } from './export-failure.ts';
import type { ExportedPage } from './page-workbook.ts';

const loadExport = () => import('./export-page.ts');

type ExportState = 'idle' | 'exporting' | 'signed-out' | { readonly failure: string };

/** Downloads the page as a spreadsheet; a visitor is asked to sign in. What writes the workbook is loaded when a pointer comes near. */
export function ExportButton({ page }: { page: Omit<ExportedPage, 'more' | 'filings' | 'price'> }) {
  const isVisitor = useViewer() === null;
  const priceNow = usePriceNow();
  const [state, setState] = useState<ExportState>('idle');
  const isExporting = state === 'exporting';

  async function download() {
    if (isVisitor) return setState('signed-out');
    setState('exporting');
    try {
      const { exportPage } = await loadExport();
      await exportPage({ ...page, price: priceNow() });
      setState('idle');
    } catch (cause) {
      const failure = exportFailure(cause);
      setState(failure === null ? 'idle' : { failure });
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
