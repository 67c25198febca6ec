import { useState } from 'react';
import type { ActionDialogProps } from '../../../shell/actions/header-action.ts';
import { AskCompany } from '../../../shell/search/AskCompany.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { Message } from '../../../ui/overlays/use-messages.ts';
import { AddToListForm } from './AddToListForm.tsx';
import { Saved } from './Saved.tsx';

/** On a page without a company it asks which one first. */
export function AddToListDialog({ symbol: shown, onClose }: ActionDialogProps) {
  const [symbol, setSymbol] = useState(shown);
  const [saved, setSaved] = useState<Message | null>(null);
  return (
    <Dialog title={symbol === null ? 'Add to list' : `Add ${symbol} to lists`} onClose={onClose}>
      {(close) => {
        if (symbol === null) {
          return (
            <div className="modal-body">
              <AskCompany label="Which company?" focused onChoose={setSymbol} />
            </div>
          );
        }
        if (saved !== null) {
          const chooseAnother = () => {
            setSaved(null);
            setSymbol(null);
          };
          return <Saved message={saved} onMore={chooseAnother} onClose={close} />;
        }
        return (
          <div className="modal-body">
            <AddToListForm symbol={symbol} onSaved={setSaved} />
          </div>
        );
      }}
    </Dialog>
  );
}
