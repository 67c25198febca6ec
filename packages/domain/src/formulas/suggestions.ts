import { type AnyRowKey, anyRowOf, rowKeys } from '../rows/index.ts';
import type { Span } from './failure.ts';
import { type FunctionName, functionNames, numberedRows } from './names.ts';

/** What could be meant by the word at the caret: `insert` replaces `span`. */
export type Suggestion = { readonly insert: string; readonly span: Span } & (
  | { readonly kind: 'function'; readonly name: FunctionName }
  | { readonly kind: 'row'; readonly row: AnyRowKey }
  | { readonly kind: NamedColumn; readonly row: AnyRowKey }
  | { readonly kind: 'terminal' }
);

const namedColumns = ['averages', 'ltm'] as const;
type NamedColumn = (typeof namedColumns)[number];

const most = 8;
const word = /(?<![\w.\]])(?:(averages|ltm)\.)?([A-Za-z_]\w*|)$/i;

/**
 * What the word before the caret may become: functions, rows by key or label, and the averages, those of the formula's
 * own row first. None outside a formula, and none where no word has begun.
 *
 * @example suggestionsAt('=MAX(margin[-1], av', 19, 'margin') offers AVERAGE(, averages.margin, …
 */
export function suggestionsAt(source: string, caret: number, ownRow: AnyRowKey): Suggestion[] {
  if (!source.startsWith('=')) return [];
  const [typed = '', column, beginning = ''] = word.exec(source.slice(1, caret)) ?? [];
  if (typed === '') return [];
  const rest = /^\w*/.exec(source.slice(caret))?.[0] ?? '';
  const span = { from: caret - typed.length, to: caret + rest.length };
  if (isInBrackets(source, caret)) {
    return startsWith('Terminal', beginning) ? [{ kind: 'terminal', insert: 'Terminal', span }] : [];
  }
  const kind = column?.toLowerCase();
  if (kind === 'averages' || kind === 'ltm') return ofColumn(kind, beginning, ownRow, span).slice(0, most);
  const functions = functionNames
    .filter((name) => startsWith(name, beginning))
    .map((name): Suggestion => ({ kind: 'function', name, insert: `${name}(`, span }));
  const rows = rowsBeginning(beginning).map((row): Suggestion => ({ kind: 'row', row, insert: row, span }));
  const columns = namedColumns
    .filter((each) => startsWith(each, beginning))
    .flatMap((each) => ofColumn(each, '', ownRow, span));
  const own = columns.filter(({ row }) => row === ownRow);
  const others = columns.filter(({ row }) => row !== ownRow);
  return [...functions, ...own, ...rows, ...others].slice(0, most);
}

function ofColumn(
  kind: 'averages' | 'ltm',
  beginning: string,
  ownRow: AnyRowKey,
  span: Span,
): Extract<Suggestion, { kind: NamedColumn }>[] {
  const rows = rowsBeginning(beginning);
  const ownFirst = rows.includes(ownRow) ? [ownRow, ...rows.filter((row) => row !== ownRow)] : rows;
  return ownFirst.map((row) => ({ kind, row, insert: `${kind}.${row}`, span }));
}

/** Rows whose key begins so, then those with such a word in their label. */
function rowsBeginning(beginning: string): AnyRowKey[] {
  const all: AnyRowKey[] = [...new Set<AnyRowKey>([...numberedRows, ...rowKeys])];
  const byKey = all.filter((row) => startsWith(row, beginning));
  const byLabel = all.filter(
    (row) =>
      !byKey.includes(row) &&
      anyRowOf(row)
        .label.split(/\W+/)
        .some((each) => each !== '' && startsWith(each, beginning)),
  );
  return [...byKey, ...byLabel];
}

function isInBrackets(source: string, caret: number): boolean {
  const before = source.slice(0, caret);
  return before.lastIndexOf('[') > before.lastIndexOf(']');
}

function startsWith(text: string, beginning: string): boolean {
  return text.toLowerCase().startsWith(beginning.toLowerCase());
}
