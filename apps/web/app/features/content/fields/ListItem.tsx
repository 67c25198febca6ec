import type { Field } from '@tenfold/contract/content/fields';
import type { ComponentProps, ComponentType } from 'react';
import { Handle } from '../../../ui/reorder/Handle.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import type { ContentPath } from '../editing/content-path.ts';
import type { FieldInputProps } from './field-input-props.ts';
import { RemoveButton } from './RemoveButton.tsx';

interface Props {
  item: Field;
  Item: ComponentType<FieldInputProps>;
  /** `Step 2` */
  name: string;
  path: ContentPath;
  place: number;
  /** The list it is in, for what is dragged over it. */
  list: string;
  handle: ComponentProps<typeof Handle>;
  onRemove: () => void;
}

/** A line of its own, or a group of fields under its name. */
export function ListItem({ item, Item, name, path, place, list, handle, onRemove }: Props) {
  const isHeld = handle.reorder.held === handle.item.key;
  const isGroup = item.kind === 'group';
  return (
    <li
      data-place={place}
      data-list={list}
      className={classNames(isGroup && 'list-group', isHeld && 'is-lifted')}
    >
      <Handle {...handle} />
      {isGroup ? (
        <>
          <span className="list-group-name" aria-hidden="true">
            {name}
          </span>
          <RemoveButton name={name} onRemove={onRemove} />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser */}
          <div className="list-group-fields" role="group" aria-label={name}>
            <Item field={item} path={path} />
          </div>
        </>
      ) : (
        <>
          <Item field={item} path={path} hiddenLabel={name} />
          <RemoveButton name={name} onRemove={onRemove} />
        </>
      )}
    </li>
  );
}
