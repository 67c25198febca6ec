import { Suspense, useRef, useState } from 'react';
import { useViewer } from '../../../session/viewer.ts';
import '../../../ui/controls/button.css';
import { ImportDialog } from './ImportDialog.tsx';
import type { ImportPage } from './import-page.ts';
import { SpreadsheetPicker } from './SpreadsheetPicker.tsx';

/** Reads an exported file that was edited in a spreadsheet. What reads it is loaded when a file is chosen. */
export function ImportButton({ page }: { page: ImportPage }) {
  const isVisitor = useViewer() === null;
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  if (page.model.base === null) return null;

  async function pick() {
    if (!isVisitor) return picker.current?.click();
    const { session } = await page.load();
    session.openDialog('sign-in');
  }

  return (
    <>
      <button
        type="button"
        className="icon-btn bordered"
        title="Import an edited spreadsheet"
        aria-label="Import an edited spreadsheet"
        onClick={() => void pick()}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 15V4m0 0L8 8m4-4 4 4M5 20h14" />
        </svg>
      </button>
      <SpreadsheetPicker picker={picker} onChoose={setFile} />
      {file !== null && (
        <Suspense>
          <ImportDialog file={file} page={page} onClose={() => setFile(null)} />
        </Suspense>
      )}
    </>
  );
}
