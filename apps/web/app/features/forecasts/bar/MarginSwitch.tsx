import { Switch } from '../../../ui/controls/Switch.tsx';
import { isLinked, linkChanges, offeredConversion } from '../cells/margin-link.ts';
import type { EditedModel } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';

/** Makes a thesis of margins count: CFO is then calculated from them. One step of undo, either way. */
export function MarginSwitch({ own, model }: { own: Own; model: EditedModel }) {
  const { open } = own.session.store.getState();
  const conversion = offeredConversion(model);
  const linked = isLinked(model);
  // Without an account one change is tried, in the table.
  if (!own.signedIn || open === null || (conversion === null && !linked)) return null;
  const turn = (on: boolean) =>
    own.session.edit(
      on ? 'linking CFO to margin' : 'unlinking CFO from margin',
      linkChanges(model, on ? conversion : null),
    );
  return (
    <span
      className="small"
      title="CFO % of revenue = margin × cash conversion, the ten-year median of CFO ÷ net income"
    >
      <Switch checked={linked} disabled={conversion === null && !linked} onChange={turn}>
        Margin moves CFO
      </Switch>
    </span>
  );
}
