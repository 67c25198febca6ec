import type { LensPeriod } from '@tenfold/domain/lens';
import { lensPeriodKeys } from '@tenfold/domain/lens';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Segmented } from '../../../../ui/controls/Segmented.tsx';
import { Switch } from '../../../../ui/controls/Switch.tsx';
import type { ExportedLens } from '../export/lens-sheet.ts';
import { type ListView, useListHighlight } from '../model/lens-choices.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { FieldsMenu } from './FieldsMenu.tsx';
import '../../../../ui/layout/card.css';
import './toolbar.css';

interface Props {
  view: ListView;
  onView: (view: ListView) => void;
  period: LensPeriod;
  onPeriod: (period: LensPeriod) => void;
  hasOwn: boolean;
  shown: ExportedLens;
  /** Null: not one’s own list. */
  onAdd: (() => void) | null;
}

export function LensToolbar({ view, onView, period, onPeriod, hasOwn, shown, onAdd }: Props) {
  const { value: highlight, choose: chooseHighlight } = useListHighlight();
  return (
    <div className="card-toolbar lens-toolbar">
      <Segmented
        label="View"
        value={view}
        onChange={onView}
        options={[
          { value: 'list', label: 'List', icon: 'table' },
          { value: 'lens', label: 'Lens', icon: 'bar' },
        ]}
      />
      <Segmented
        label="Period"
        value={period}
        onChange={onPeriod}
        options={lensPeriodKeys.map((key) => ({ value: key, label: key }))}
      />
      <Switch checked={highlight === 'on'} onChange={(checked) => chooseHighlight(checked ? 'on' : 'off')}>
        Highlight best
      </Switch>
      <div className="lens-toolbar-end">
        <FieldsMenu hasOwn={hasOwn} />
        <ExportMenu shown={shown} />
        {onAdd !== null && (
          <Button icon="plus" onClick={onAdd}>
            Add company
          </Button>
        )}
      </div>
    </div>
  );
}
