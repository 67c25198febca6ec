import { guidelinesFile } from '@tenfold/contract/content/document-fields';
import { useRef } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { dismissIntro } from './intro-shown.ts';
import '../../../ui/controls/check.css';

/** Before the first question that is asked in this browser, and whenever a reader wants to know. */
export function HowItWorksDialog({ onClose }: { onClose: () => void }) {
  const forGood = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      title="Knowledge database"
      onClose={() => {
        if (forGood.current?.checked) dismissIntro();
        onClose();
      }}
    >
      {(close) => (
        <>
          <div className="modal-body">
            <ul className="muted plain-list">
              <li>
                Ask about a business, an event or a concept. Editors approve questions that are relevant.
              </li>
              <li>The community has seven days to answer. If nobody does, our analysts answer.</li>
              <li>
                An approved question earns 5 points. The best answer, and an answer or comment that editors
                feature, earns 10.
              </li>
              <li>At 100 points your subscription fee is refunded and the next year is free.</li>
            </ul>
            <a className="link small" href={guidelinesFile}>
              Community guidelines (PDF)
            </a>
            <label className="check">
              <input ref={forGood} type="checkbox" />
              Don’t show this message again
            </label>
          </div>
          <div className="modal-foot">
            <Button variant="primary" onClick={close}>
              OK
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
