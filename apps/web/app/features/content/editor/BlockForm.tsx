import { blocks } from '@tenfold/contract/content/blocks';
import type { FieldSet } from '@tenfold/contract/content/fields';
import type { RefObject } from 'react';
import { useEditing, useEditingState } from '../editing/editing-context.ts';
import { FieldInputs } from '../fields/FieldInput.tsx';
import { MenuEditor } from '../menus/MenuEditor.tsx';
import { shownField } from '../status.ts';

/** The fields of a block; whether it is shown at all stands in its head. */
export function BlockForm({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { store } = useEditing();
  const key = useEditingState((state) => state.key);
  const round = useEditingState((state) => state.round);
  const isPublishing = useEditingState((state) => state.isPublishing);
  const { fields, kind } = blocks[key];
  const hidden = shownField(store.getState().content);
  const { [hidden ?? '']: switched, ...edited } = fields as FieldSet;
  return (
    <form
      ref={form}
      className="block-form"
      key={round}
      inert={isPublishing}
      aria-label={blocks[key].title}
      onSubmit={(event) => event.preventDefault()}
    >
      {switched?.hint !== undefined && <p className="caption">{switched.hint}</p>}
      {kind === 'Menu' ? <MenuEditor /> : <FieldInputs fields={edited} path={[]} />}
    </form>
  );
}
