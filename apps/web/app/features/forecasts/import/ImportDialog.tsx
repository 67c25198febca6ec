import { Suspense, use, useEffect, useState } from 'react';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Spinner } from '../../../ui/text/Spinner.tsx';
import { CalculatedNote } from './CalculatedNote.tsx';
import { ImportForm } from './ImportForm.tsx';
import { type FileReading, readFile } from './import-file.ts';
import type { ImportPage } from './import-page.ts';
import { refusalText } from './refusal-text.ts';

type ImportOutcome = FileReading | { readonly ok: false; readonly failure: string };

/** Shows what a file would change before anything is kept; a file that can't be imported is answered in words. */
export function ImportDialog({ file, page, onClose }: { file: File; page: ImportPage; onClose: () => void }) {
  // Once: a price that moves meanwhile doesn't read the file again.
  const [reading] = useState(() => readOn(file, page));
  const { prepare } = page.model;
  useEffect(prepare, [prepare]);
  return (
    <Dialog title="Import" onClose={onClose}>
      {(close) => (
        <Suspense
          fallback={
            <div className="modal-body">
              <p className="muted row" role="status">
                <Spinner /> Reading {file.name}
              </p>
            </div>
          }
        >
          <Result reading={reading} page={page} close={close} />
        </Suspense>
      )}
    </Dialog>
  );
}

async function readOn(
  file: File,
  { company, financials, model: { base } }: ImportPage,
): Promise<ImportOutcome> {
  if (base === null) return { ok: false, why: 'not_ours' };
  try {
    return await readFile(file, { company, financials, base });
  } catch (cause) {
    return { ok: false, failure: failureMessage('reading a spreadsheet', cause) };
  }
}

function Result({
  reading,
  page,
  close,
}: {
  reading: Promise<ImportOutcome>;
  page: ImportPage;
  close: () => void;
}) {
  const outcome = use(reading);
  if (!outcome.ok) {
    return (
      <div className="modal-body" role="alert">
        <p>{'failure' in outcome ? outcome.failure : refusalText(outcome)}</p>
        <p className="muted small">Nothing was imported.</p>
      </div>
    );
  }
  if (outcome.cells.length + outcome.rates.length > 0) {
    return <ImportForm reading={outcome} page={page} close={close} />;
  }
  return (
    <div className="modal-body" role="status">
      <p>No difference: the inputs in this file are those it was exported with.</p>
      <CalculatedNote reading={outcome} />
    </div>
  );
}
