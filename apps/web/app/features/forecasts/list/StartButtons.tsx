import { Suspense, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { SpreadsheetPicker } from '../import/SpreadsheetPicker.tsx';
import { StartDialog } from './StartDialog.tsx';

/** New forecast and Import, of any company. */
export function StartButtons() {
  const picker = useRef<HTMLInputElement>(null);
  const [asked, ask] = useState<{ file: File | null } | null>(null);
  return (
    <div className="row">
      <Button className="needs-script" onClick={() => picker.current?.click()}>
        Import
      </Button>
      <SpreadsheetPicker picker={picker} onChoose={(file) => ask({ file })} />
      <Button
        variant="primary"
        icon="plus"
        className="needs-script"
        aria-haspopup="dialog"
        onClick={() => ask({ file: null })}
      >
        New forecast
      </Button>
      {asked !== null && (
        <Suspense>
          <StartDialog file={asked.file} onClose={() => ask(null)} />
        </Suspense>
      )}
    </div>
  );
}
