import type { ClipboardEvent, ComponentProps, DragEvent } from 'react';
import { classNames } from '../styles/class-names.ts';
import './field.css';

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'onPaste' | 'onDrop' | 'maxLength'> & {
  onType: (text: string) => void;
};

/** A field for a number. It keeps whatever is typed or pasted: dropping a sign or a letter would make another number of it. */
export function NumberInput({ onType, className, ...input }: Props) {
  // Browsers join pasted lines: two cells of a spreadsheet would become one number.
  const keepApart = (
    event: ClipboardEvent<HTMLInputElement> | DragEvent<HTMLInputElement>,
    data: DataTransfer,
  ) => {
    const text = data.getData('text').trim();
    if (!/[\t\r\n]/.test(text)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    onType(before + text.replace(/[\t\r\n]+/g, ' | ') + after);
  };
  return (
    <input
      className={classNames('input', className)}
      inputMode="decimal"
      autoComplete="off"
      {...input}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onPaste={(event) => keepApart(event, event.clipboardData)}
      onDrop={(event) => keepApart(event, event.dataTransfer)}
    />
  );
}
