import type { FieldSet } from '@tenfold/contract/content/fields';
import type { ContentPath } from '../editing/content-path.ts';
import { ImageInput } from '../images/ImageInput.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import type { FieldInputProps } from './field-input-props.ts';
import { ListInput } from './ListInput.tsx';
import { NumberField } from './NumberField.tsx';
import { SwitchInput } from './SwitchInput.tsx';
import { TextInput } from './TextInput.tsx';
import './fields.css';

/** The control of one field, as the contract describes it. */
export function FieldInput({ field, path, hiddenLabel }: FieldInputProps) {
  const hidden = hiddenLabel === undefined ? {} : { hiddenLabel };
  switch (field.kind) {
    case 'switch':
      return <SwitchInput field={field} path={path} />;
    case 'number':
      return <NumberField field={field} path={path} />;
    case 'choice':
      return <ChoiceInput field={field} path={path} />;
    case 'image':
      return <ImageInput field={field} path={path} />;
    case 'list':
      return <ListInput field={field} path={path} Item={FieldInput} />;
    case 'group':
      return <FieldInputs fields={field.fields} path={path} />;
    default:
      return <TextInput field={field} path={path} {...hidden} />;
  }
}

export function FieldInputs({ fields, path }: { fields: FieldSet; path: ContentPath }) {
  return Object.entries(fields).map(([name, field]) => (
    <FieldInput key={name} field={field} path={[...path, name]} />
  ));
}
