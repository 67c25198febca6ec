import type { ListField } from '@tenfold/contract/content/fields';
import { type ComponentType, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/controls/Button.tsx';
import { useReorder } from '../../../ui/reorder/use-reorder.ts';
import type { ContentPath } from '../editing/content-path.ts';
import { useProblem } from '../editing/editing-context.ts';
import type { FieldInputProps } from './field-input-props.ts';
import { ListItem } from './ListItem.tsx';
import { useListItems } from './use-list-items.ts';

interface Props {
  field: ListField;
  path: ContentPath;
  /** The control of an item, which may hold lists again. */
  Item: ComponentType<FieldInputProps>;
}

export function ListInput({ field, path, Item }: Props) {
  const label = useId();
  const whole = useRef<HTMLDivElement>(null);
  const { keys, isFull, add, remove, arrange } = useListItems(field, path);
  const problem = useProblem(path);
  const nameOf = (key: string) => `${field.item.label} ${keys.indexOf(key) + 1}`;
  const reorder = useReorder(
    keys.map((key) => ({ key, name: nameOf(key) })),
    { list: label, onArrange: arrange },
  );

  const addOne = () => {
    flushSync(() => void add());
    const items = whole.current?.querySelectorAll<HTMLElement>(':scope > ul > li') ?? [];
    [...items].at(-1)?.querySelector<HTMLElement>('input:not([type=file]), textarea')?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div ref={whole} className="field list-field" role="group" aria-labelledby={label}>
      <span id={label} className="field-label">
        {field.label}
      </span>
      {keys.length > 0 && (
        <ul className="list-edit">
          {reorder.keys.map((key, place) => (
            <ListItem
              key={key}
              item={field.item}
              Item={Item}
              name={nameOf(key)}
              path={[...path, keys.indexOf(key)]}
              place={place}
              list={label}
              handle={{ item: { key, name: nameOf(key) }, reorder }}
              onRemove={() => {
                remove(key, nameOf(key));
                whole.current?.querySelector<HTMLElement>(':scope > .list-add button')?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {problem !== undefined && <p className="field-error">{problem}</p>}
      <div className="list-add row row-wrap">
        <Button size="sm" icon="plus" disabled={isFull} aria-invalid={problem !== undefined} onClick={addOne}>
          {field.add}
        </Button>
        {isFull && <span className="caption">At most {field.max}</span>}
      </div>
      <p className="visually-hidden" role="status">
        {reorder.spoken}
      </p>
    </div>
  );
}
