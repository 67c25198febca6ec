import type { SwitchField } from '@tenfold/contract/content/fields';
import { Switch } from '../../../ui/controls/Switch.tsx';
import type { ContentPath } from '../editing/content-path.ts';
import { useEditing, useValue } from '../editing/editing-context.ts';

export function SwitchInput({ field, path }: { field: SwitchField; path: ContentPath }) {
  const editing = useEditing();
  return (
    <Switch checked={useValue<boolean>(path)} onChange={(isOn) => editing.set(path, isOn)}>
      {field.label}
    </Switch>
  );
}
