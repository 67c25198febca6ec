import { useNavigate } from 'react-router';
import { setPendingAction } from '../../../page-forecast/pending-action.ts';
import { AskCompany } from '../../../shell/search/AskCompany.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';

/** Which company a new forecast, or a file, is for: its page goes on from there. */
export function StartDialog({ file, onClose }: { file: File | null; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog title={file === null ? 'New forecast' : 'Import'} onClose={onClose}>
      {() => (
        <div className="modal-body">
          <p className="muted small">
            {file === null
              ? 'It starts as a copy of the company’s ten-year averages.'
              : `${file.name}: you see what it changes before anything is kept.`}
          </p>
          <AskCompany
            label="Which company?"
            focused
            onChoose={(symbol) => {
              setPendingAction(file === null ? { what: 'new', symbol } : { what: 'import', symbol, file });
              void navigate(`/company/${symbol}#forecast`);
            }}
          />
        </div>
      )}
    </Dialog>
  );
}
