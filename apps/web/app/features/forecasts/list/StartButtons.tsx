import { Suspense, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { SpreadsheetPicker } from '../import/SpreadsheetPicker.tsx';
import { StartDialog } from './StartDialog.tsx';

/** New forecast and Import, of any company. */
export function StartButtons() {
  const picker = useRef<HTMLInputElement>(null);
  const [dialog, openDialog] = useState<{ file: File | null } | null>(null);
  return (
    <div className="row">
      <Button className="needs-script" onClick={() => picker.current?.click()}>
        Import
      </Button>
      <SpreadsheetPicker picker={picker} onChoose={(file) => openDialog({ file })} />
      <Button
        variant="primary"
        icon="plus"
        className="needs-script"
        aria-haspopup="dialog"
        onClick={() => openDialog({ file: null })}
      >
        New forecast
      </Button>
      {dialog !== null && (
        <Suspense>
          <StartDialog file={dialog.file} onClose={() => openDialog(null)} />
        </Suspense>
      )}
    </div>
  );
}
