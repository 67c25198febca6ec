import { formatPercent } from '@tenfold/domain/format';
import { IntroDialog } from '../../../ui/overlays/IntroDialog.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { rowName } from '../cells/cell-names.ts';
import type { EditedModel } from '../own/edited-model.ts';
import { intro } from './intro-shown.ts';
import './intro.css';

/** Before the first cell is edited in this browser. */
export function EditingIntro({ model, onClose }: { model: EditedModel; onClose: () => void }) {
  return (
    <IntroDialog title="FORECAST EDITING" isOnce onDismiss={intro.dismiss} onClose={onClose}>
      <p className="muted">
        Assumptions you can edit are marked <b className="edit">blue</b>. Each forecast can be saved and used
        to compute fair value.
      </p>
      <Example model={model} />
    </IntroDialog>
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
