import { type RefObject, useEffect } from 'react';

interface Props {
  picker: RefObject<HTMLInputElement | null>;
  onChoose: (file: File) => void;
}

/** What a button opens to choose an edited spreadsheet. */
export function SpreadsheetPicker({ picker, onChoose }: Props) {
  const take = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file !== undefined) onChoose(file);
    // The same file can be chosen again after it was edited.
    input.value = '';
  };
  // One that was chosen before the script came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (picker.current?.files?.length) take(picker.current);
  }, []);
  return (
    <input
      ref={picker}
      type="file"
      accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      hidden
      aria-label="Spreadsheet to import"
      onChange={({ currentTarget }) => take(currentTarget)}
    />
  );
}
