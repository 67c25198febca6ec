import { defaultHiddenLensFields, lensFields } from '@tenfold/domain/lens';
import { useId } from 'react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Segmented } from '../../../../ui/controls/Segmented.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { useHiddenFields, useListDensity } from '../model/lens-choices.ts';
import '../../../../ui/controls/check.css';
import '../../../../ui/overlays/menu.css';

/** Which rows there are, and how much room each has. */
export function FieldsMenu({ hasOwn }: { hasOwn: boolean }) {
  const id = useId();
  const { hidden, show, reset } = useHiddenFields();
  const { value: density, choose } = useListDensity();
  const fields = lensFields.filter(({ basis }) => hasOwn || basis !== 'own');
  const isDefault =
    hidden.length === defaultHiddenLensFields.length &&
    defaultHiddenLensFields.every((key) => hidden.includes(key));
  return (
    <>
      <button type="button" className="btn lens-fields-button" popoverTarget={id}>
        Fields
        <Icon name="down" small />
      </button>
      <fieldset id={id} popover="auto" className="menu lens-fields" aria-label="Fields">
        <Segmented
          label="Rows"
          small
          block
          value={density}
          onChange={choose}
          options={[
            { value: 'extended', label: 'Extended' },
            { value: 'condensed', label: 'Condensed' },
          ]}
        />
        <div className="lens-fields-list">
          {fields.map(({ key, label }) => (
            <label key={key} className="check">
              <input
                type="checkbox"
                checked={!hidden.includes(key)}
                onChange={(event) => show(key, event.currentTarget.checked)}
              />
              {label}
            </label>
          ))}
        </div>
        <Button size="sm" variant="ghost" disabled={isDefault} onClick={reset}>
          Reset
        </Button>
      </fieldset>
    </>
  );
}
