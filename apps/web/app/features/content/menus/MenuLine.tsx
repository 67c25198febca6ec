import { type ComponentProps, useId } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Handle } from '../../../ui/reorder/Handle.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import type { ContentPath } from '../editing/content-path.ts';
import { useProblem } from '../editing/editing-context.ts';
import { RemoveButton } from '../fields/RemoveButton.tsx';
import { type MenuRow, mostLinks } from './menu-rows.ts';

interface Props {
  row: MenuRow;
  path: ContentPath;
  place: number;
  /** How many it has. */
  links: number;
  handle: ComponentProps<typeof Handle>;
  onType: (typed: Partial<Pick<MenuRow, 'label' | 'link'>>) => void;
  onAdd: () => void;
  onRemove: () => void;
}

export function MenuLine({ row, path, place, links, handle, onType, onAdd, onRemove }: Props) {
  const { name } = handle.item;
  const isHeld = handle.reorder.held === row.key;
  return (
    <li data-place={place} data-list="menu" className={classNames(row.isSub && 'sub', isHeld && 'is-lifted')}>
      <Handle {...handle} />
      <MenuText
        label={`Label of ${name}`}
        text={row.label}
        path={[...path, 'label']}
        placeholder="Label"
        onType={(label) => onType({ label })}
      />
      <MenuText
        label={`Link of ${name}`}
        text={row.link}
        path={[...path, 'link']}
        placeholder={links > 0 ? 'Group, link optional' : 'https:// or /'}
        onType={(link) => onType({ link })}
      />
      <span className="row menu-line-actions">
        {!row.isSub && (
          <IconButton
            icon="plus"
            small
            label={`Add a link to ${name}`}
            disabled={links >= mostLinks}
            onClick={onAdd}
          />
        )}
        <RemoveButton name={name} onRemove={onRemove} />
      </span>
    </li>
  );
}

interface TextProps {
  label: string;
  text: string;
  path: ContentPath;
  placeholder: string;
  onType: (text: string) => void;
}

function MenuText({ label, text, path, placeholder, onType }: TextProps) {
  const problem = useProblem(path);
  const errorId = useId();
  return (
    <span className="menu-text">
      <input
        className="input"
        aria-label={label}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : errorId}
        value={text}
        placeholder={placeholder}
        spellCheck={false}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {problem !== undefined && (
        <span id={errorId} className="field-error">
          {problem}
        </span>
      )}
    </span>
  );
}
