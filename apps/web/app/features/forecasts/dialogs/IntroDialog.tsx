import { formatPercent } from '@tenfold/domain/format';
import { useRef } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { rowName } from '../cells/cell-names.ts';
import type { EditedModel } from '../own/edited-model.ts';
import { dismissIntro } from './intro-shown.ts';
import '../../../ui/controls/check.css';
import './intro.css';

/** Before the first cell is edited in this browser. */
export function IntroDialog({ model, onClose }: { model: EditedModel; onClose: () => void }) {
  const forGood = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      title="FORECAST EDITING"
      onClose={() => {
        if (forGood.current?.checked) dismissIntro();
        onClose();
      }}
    >
      {(close) => (
        <>
          <div className="modal-body">
            <p className="muted">
              Assumptions you can edit are marked <b className="edit">blue</b>. Each forecast can be saved and
              used to compute fair value.
            </p>
            <Example model={model} />
            <label className="check">
              <input ref={forGood} type="checkbox" defaultChecked />
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

/** The last year filed, and the first two that can be edited. */
function Example({ model: { table, columns } }: { model: EditedModel }) {
  const filed = table.actual.at(-1)?.revenueChange ?? null;
  return (
    <div className="intro-example small">
      <span>{rowName('revenueChange')}</span>
      <span className="num push">{formatPercent(filed)}</span>
      {columns.slice(0, 2).map(({ year, figures }) => (
        <Badge key={year} tone="edit">
          {formatPercent(figures.revenueChange.value)}
        </Badge>
      ))}
    </div>
  );
}
