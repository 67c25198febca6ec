import type { FileReading } from './import-file.ts';
import { typedOverList } from './refusal-text.ts';

/** What of a file isn't imported. */
export function CalculatedNote({ reading }: { reading: Extract<FileReading, { ok: true }> }) {
  const list = typedOverList(reading);
  if (list === '') return null;
  return <p className="small">Calculated cells can’t be imported. In the file these were changed: {list}.</p>;
}
