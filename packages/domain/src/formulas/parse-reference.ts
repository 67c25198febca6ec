import type { Span } from './failure.ts';
import type { ColumnReference, RangeReference, Reference } from './formula.ts';
import { firstYear, lastYear, maxOffset } from './limits.ts';
import { findNumberedRow, findRow } from './names.ts';
import type { Token } from './tokens.ts';

/** A reference with the place of the token behind it, or what is wrong with it. */
export type ReadReference =
  | { readonly ok: true; readonly reference: Reference | RangeReference; readonly next: number }
  | { readonly ok: false; readonly why: 'unknown_name' | 'syntax' | 'no_such_column'; readonly span: Span };

/** Whether a reference may begin here; a number is a row's only with brackets behind it. */
export function startsReference(tokens: readonly Token[], at: number): boolean {
  const kind = tokens[at]?.kind;
  return kind === 'name' || (kind === 'number' && isSymbol(tokens[at + 1], '['));
}

/** `margin`, `margin[-1]`, `margin[2025]`, `margin[2022:2025]`, `margin[Terminal]`, `averages.margin`, `06[2025]`. */
export function readReference(tokens: readonly Token[], at: number): ReadReference {
  const token = tokens[at];
  if (token === undefined) return wrong('syntax', { from: 0, to: 0 });
  const [left = '', right] = token.kind === 'name' ? token.text.split('.') : [token.text];
  const named = right === undefined ? null : namedColumns.get(left.toLowerCase());
  const rowName = right ?? left;
  const row = findRow(rowName) ?? findNumberedRow(rowName);
  if (named === undefined || row === null) return wrong('unknown_name', token);
  if (named !== null) {
    if (isSymbol(tokens[at + 1], '[')) return wrong('syntax', tokens[at + 1] ?? token);
    return { ok: true, reference: referenceTo(row, { kind: named }, token), next: at + 1 };
  }
  if (!isSymbol(tokens[at + 1], '[')) {
    return { ok: true, reference: referenceTo(row, { kind: 'offset', by: 0 }, token), next: at + 1 };
  }
  return readColumns(tokens, at, row);
}

function readColumns(tokens: readonly Token[], at: number, row: Reference['row']): ReadReference {
  const from = tokens[at]?.from ?? 0;
  const first = readColumn(tokens, at + 2);
  if (!first.ok) return first;
  const last = isSymbol(tokens[first.next], ':') ? readColumn(tokens, first.next + 1) : null;
  if (last !== null && !last.ok) return last;
  const close = tokens[(last ?? first).next];
  if (close === undefined || !isSymbol(close, ']')) return wrong('syntax', close ?? { from, to: from });
  const span = { from, to: close.to };
  const reference: Reference | RangeReference =
    last === null
      ? referenceTo(row, first.column, span)
      : { kind: 'range', row, first: first.column, last: last.column, span };
  return { ok: true, reference, next: (last ?? first).next + 1 };
}

type ReadColumn =
  | { readonly ok: true; readonly column: ColumnReference; readonly next: number }
  | Extract<ReadReference, { ok: false }>;

function readColumn(tokens: readonly Token[], at: number): ReadColumn {
  const first = tokens[at];
  const sign = isSymbol(first, '-') ? -1 : 1;
  const signed = isSymbol(first, '-') || isSymbol(first, '+');
  const token = signed ? tokens[at + 1] : first;
  if (first === undefined || token === undefined) return wrong('syntax', first ?? { from: 0, to: 0 });
  const next = signed ? at + 2 : at + 1;
  if (token.kind === 'name' && !signed) {
    return token.text.toLowerCase() === 'terminal'
      ? { ok: true, column: { kind: 'terminal' }, next }
      : wrong('no_such_column', token);
  }
  if (token.kind !== 'number' || !/^\d+$/.test(token.text)) return wrong('syntax', token);
  const number = Number(token.text);
  if (number <= maxOffset) return { ok: true, column: { kind: 'offset', by: sign * number || 0 }, next };
  const span = { from: first.from, to: token.to };
  if (signed || number < firstYear || number > lastYear) return wrong('no_such_column', span);
  return { ok: true, column: { kind: 'year', year: number }, next };
}

const namedColumns = new Map<string, 'averages' | 'ltm'>([
  ['averages', 'averages'],
  ['ltm', 'ltm'],
]);

function referenceTo(row: Reference['row'], column: ColumnReference, { from, to }: Span): Reference {
  return { kind: 'reference', row, column, span: { from, to } };
}

function isSymbol(token: Token | undefined, text: string): boolean {
  return token?.kind === 'symbol' && token.text === text;
}

function wrong(
  why: Extract<ReadReference, { ok: false }>['why'],
  { from, to }: Span,
): Extract<ReadReference, { ok: false }> {
  return { ok: false, why, span: { from, to } };
}
