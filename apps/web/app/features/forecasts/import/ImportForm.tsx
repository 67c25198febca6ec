import { withEnding } from '@tenfold/contract/policy/free-name';
import type { WorkbookReading } from '@tenfold/domain/workbook';
import { formatMoney } from '../../../figures/format-money.ts';
import { FormRefusedError } from '../../../forms/form-error.ts';
import { useTextForm } from '../../../forms/use-text-form.ts';
import { NameField } from '../../../named-things/NameField.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { type EditedModel, failedCellsOf, shareValueOf } from '../own/edited-model.ts';
import { CalculatedNote } from './CalculatedNote.tsx';
import { type ChangeRow, changeRows } from './change-rows.ts';
import type { ImportPage } from './import-page.ts';
import '../dialogs/choice-table.css';
import './import.css';

interface Props {
  reading: ReadWorkbook;
  page: ImportPage;
  close: () => void;
}

type ReadWorkbook = Extract<WorkbookReading, { ok: true }>;

/** The difference, and the name under which it becomes a forecast. */
export function ImportForm({ reading, page, close }: Props) {
  const imported = withEnding(reading.forecast, ' (imported)');
  const { text, isBlank, busy, error, type, submit } = useTextForm('importing a forecast', imported);
  const { model, company } = page;
  const rows = changeRows(reading, failedCellsOf(model, reading.after));

  async function save(name: string) {
    const { session } = await page.load();
    const { open, history, saved } = session.store.getState();
    if (open?.savedAs === null && history.past.length > 0) {
      throw new FormRefusedError(
        'The forecast you are editing has no name yet. Give it one first, then import.',
      );
    }
    const created = await browserApi.call('POST /company/{symbol}/forecast/create', {
      params: { symbol: company.symbol },
      body: { name, ...reading.after },
    });
    session.know([created, ...saved]);
    session.choose(created.id);
    close();
  }

  return (
    <form noValidate onSubmit={(event) => submit(event, save)}>
      <div className="modal-body">
        <p className="muted small">
          {rows.length === 1 ? 'One input differs' : `${rows.length} inputs differ`} from the exported
          forecast. They become a new forecast; {reading.forecast} stays as it is.
        </p>
        <ImportedChanges rows={rows} reading={reading} model={model} />
        <CalculatedNote reading={reading} />
        <NameField label="Forecast name" name={text} error={error} onType={type} />
      </div>
      <div className="modal-foot">
        <Button variant="ghost" onClick={close}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" disabled={isBlank} busy={busy}>
          Import
        </Button>
      </div>
    </form>
  );
}

interface ChangesProps {
  rows: readonly ChangeRow[];
  reading: ReadWorkbook;
  model: EditedModel;
}

/** Input by input, and what a share would be worth. */
function ImportedChanges({ rows, reading, model }: ChangesProps) {
  const valueText = (inputs: typeof reading.after) =>
    formatMoney(shareValueOf(model, inputs), model.priceCurrency);
  return (
    <table className="choice-table">
      <caption>
        <VisuallyHidden>Inputs that differ</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Input</th>
          <th scope="col">Exported</th>
          <th scope="col">In the file</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name: input, before, after, isNumberOnly, failure }) => (
          <tr key={input}>
            <th scope="row">{input}</th>
            <td className="num">{before}</td>
            <td className="num import-after">
              {after}
              {failure !== null && <small className="import-failure">no result: {failure}</small>}
              {isNumberOnly && <small>number only: its formula can’t be imported</small>}
            </td>
          </tr>
        ))}
        {model.compute !== null && (
          <tr className="total">
            <th scope="row">Value per share</th>
            <td className="num">{valueText(reading.before)}</td>
            <td className="num edit">{valueText(reading.after)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
