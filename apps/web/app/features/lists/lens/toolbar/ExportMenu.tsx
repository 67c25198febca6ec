import { Suspense, useId, useState } from 'react';
import { failureMessage } from '../../../../platform/api/failure-message.ts';
import { saveFile } from '../../../../platform/storage/save-file.ts';
import { useTier } from '../../../../session/tier.ts';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { CompanyLimitDialog } from '../../../billing/index.ts';
import type { ExportedLens } from '../export/lens-sheet.ts';
import '../../../../ui/overlays/menu.css';

/** What is shown, as a file. What writes it is loaded when it is asked for. */
export function ExportMenu({ shown }: { shown: ExportedLens }) {
  const id = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const isVisitor = useTier() === 'visitor';

  const save = async (kind: 'csv' | 'xlsx') => {
    document.getElementById(id)?.hidePopover();
    setFailure(null);
    if (isVisitor) return setRefused(true);
    try {
      if (kind === 'csv') {
        const { lensCsv } = await import('../export/lens-csv.ts');
        saveFile('list.csv', new Blob([lensCsv(shown)], { type: 'text/csv' }));
      } else {
        const { lensWorkbook } = await import('../export/lens-workbook.ts');
        saveFile('list.xlsx', await lensWorkbook(shown));
      }
    } catch (cause) {
      setFailure(failureMessage('exporting a list', cause));
    }
  };

  return (
    <>
      <button type="button" className="btn lens-export-button" popoverTarget={id}>
        <Icon name="download" />
        Save
      </button>
      <fieldset id={id} popover="auto" className="menu lens-export" aria-label="Save as a file">
        <button type="button" className="menu-item" onClick={() => void save('csv')}>
          As CSV
        </button>
        <button type="button" className="menu-item" onClick={() => void save('xlsx')}>
          As a spreadsheet (xlsx)
        </button>
      </fieldset>
      <Suspense>
        {isRefused && <CompanyLimitDialog quota={null} onClose={() => setRefused(false)} />}
      </Suspense>
      {failure !== null && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
