import { columnMeant } from './evaluate.ts';
import type { RangeReference, Reference } from './formula.ts';
import { type FunctionName, findFunction } from './names.ts';
import { readReference, startsReference } from './parse-reference.ts';
import { columnBy, type FormulaPlace, printReference } from './print-reference.ts';
import { readTokens, type Token } from './tokens.ts';

/** A text with its caret. */
export interface EditedText {
  readonly text: string;
  readonly caret: number;
}

/**
 * The references of a formula in the order of its text, also of one that is still being typed: what can't be read is
 * passed over.
 */
export function referencesIn(source: string): (Reference | RangeReference)[] {
  const { tokens } = readTokens(source);
  const references: (Reference | RangeReference)[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = startsReference(tokens, at) ? readReference(tokens, at) : null;
    if (read?.ok) references.push(read.reference);
    at = read?.ok ? read.next : at + 1;
  }
  return references;
}

/** F4: the reference at the caret from relative to fixed and back. Null where there is none to switch. */
export function switchReference(source: string, caret: number, place: FormulaPlace): EditedText | null {
  const reference = referencesIn(source).find(({ span }) => span.from <= caret && caret <= span.to);
  if (reference === undefined) return null;
  const { from, to } = reference.span;
  const row = /^\w+/.exec(source.slice(from, to))?.[0];
  const switched = otherwise(reference, place);
  if (switched === null) return null;
  const text = printReference(switched, row);
  return { text: source.slice(0, from) + text + source.slice(to), caret: from + text.length };
}

function otherwise(
  reference: Reference | RangeReference,
  place: FormulaPlace,
): Reference | RangeReference | null {
  const columns = reference.kind === 'range' ? [reference.first, reference.last] : [reference.column];
  const style = columns.some(({ kind }) => kind === 'offset') ? 'fixed' : 'relative';
  const [first, last = first] = columns.map((column) => {
    const meant = columnMeant(column, place);
    return typeof meant === 'number' ? columnBy(meant, place, style) : null;
  });
  if (first == null || last == null) return null;
  return reference.kind === 'range' ? { ...reference, first, last } : { ...reference, column: first };
}

/** Whether a value is expected at the caret, so that a click on a cell writes its reference. */
export function expectsValue(source: string, caret: number): boolean {
  const before = source.slice(0, caret).trimEnd();
  return before.startsWith('=') && /[-+*/^(;,=<>]$/.test(before);
}

/** The function whose arguments the caret is in, and which of them, counted from 0. */
export function callAt(
  source: string,
  caret: number,
): { readonly name: FunctionName; readonly argument: number } | null {
  const { tokens } = readTokens(source.slice(0, caret));
  const open: { readonly name: FunctionName | null; argument: number }[] = [];
  for (const [at, token] of tokens.entries()) {
    const within = open.at(-1);
    if (isSymbol(token, '(')) open.push({ name: functionBefore(tokens, at), argument: 0 });
    else if (isSymbol(token, ')')) open.pop();
    else if (within !== undefined && (isSymbol(token, ';') || isSymbol(token, ','))) within.argument += 1;
  }
  const call = open.findLast(({ name }) => name !== null);
  return call === undefined || call.name === null ? null : { name: call.name, argument: call.argument };
}

function functionBefore(tokens: readonly Token[], at: number): FunctionName | null {
  const before = tokens[at - 1];
  return before?.kind === 'name' ? findFunction(before.text) : null;
}

function isSymbol(token: Token, text: string): boolean {
  return token.kind === 'symbol' && token.text === text;
}

/**
 * A formula with row numbers as the names they stand for in the table the person looks at: with all rows shown, the
 * numbers are others.
 *
 * @example nameRows('=06[2025] * 2', ['earningsPerShare', …]) is `=revenueChange[2025] * 2`
 */
export function nameRows(source: string, rows: readonly string[]): string {
  const { tokens } = readTokens(source);
  let text = source;
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    const [, before = '', number] = /^(\w+\.)?(\d{1,2})$/.exec(token?.text ?? '') ?? [];
    const row = rows[Number(number) - 1];
    if (token === undefined || row === undefined) continue;
    if (token.kind === 'name' || startsReference(tokens, at)) {
      text = text.slice(0, token.from) + before + row + text.slice(token.to);
    }
  }
  return text;
}
