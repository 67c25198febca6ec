import { type ComponentPropsWithoutRef, type RefObject, useRef } from 'react';
import { useNaming } from '../in-texts/use-naming.tsx';
import { CheckedField } from './CheckedField.tsx';
import '../../ui/controls/field.css';

type Area = ComponentPropsWithoutRef<'textarea'>;

interface Props extends Omit<Area, 'value' | 'onChange' | 'onSelect' | 'onBlur' | 'children'> {
  text: string;
  onText: (text: string) => void;
  /** Symbols of what it is about; null for who isn’t signed in: nothing is checked. */
  companies: readonly string[] | null;
  /** What its button does with it. */
  act?: 'post' | 'save';
  field?: RefObject<HTMLTextAreaElement | null> | undefined;
}

/** A field of plain text that names figures: `{` suggests them, typed ones are held against filings, and pasted ones keep their names. */
export function FiguredField({ text, onText, companies, act = 'post', field, onKeyDown, ...area }: Props) {
  const own = useRef<HTMLTextAreaElement>(null);
  const box = field ?? own;
  const naming = useNaming(box, onText);
  return (
    <CheckedField field={box} text={text} companies={companies} act={act} onChange={onText}>
      <textarea
        {...area}
        ref={box}
        className={area.className ?? 'textarea'}
        value={text}
        onChange={(event) => {
          onText(event.currentTarget.value);
          naming.look();
        }}
        onSelect={naming.look}
        onBlur={naming.close}
        onKeyDown={(event) => {
          // Escape and Enter are the input method’s while it offers words.
          if (event.nativeEvent.isComposing || naming.onKeyDown(event)) return;
          onKeyDown?.(event);
        }}
      />
      {naming.list}
    </CheckedField>
  );
}
