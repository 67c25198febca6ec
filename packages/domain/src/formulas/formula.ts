import type { AnyRowKey } from '../rows/index.ts';
import type { Span } from './failure.ts';
import type { FunctionName } from './names.ts';

/** The column of a reference: so many columns from the cell, a fiscal year, or a column with a name. */
export type ColumnReference =
  | { readonly kind: 'offset'; readonly by: number }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'terminal' }
  | { readonly kind: 'averages' }
  | { readonly kind: 'ltm' };

export interface Reference {
  readonly kind: 'reference';
  readonly row: AnyRowKey;
  readonly column: ColumnReference;
  readonly span: Span;
}

/** The cells of a row from one column to another, both included. */
export interface RangeReference {
  readonly kind: 'range';
  readonly row: AnyRowKey;
  readonly first: ColumnReference;
  readonly last: ColumnReference;
  readonly span: Span;
}

export type ComparisonOperator = '=' | '<>' | '<' | '<=' | '>' | '>=';
export type ChainOperator = '+' | '-' | '*' | '/';

/** A formula that was understood. Brackets are in its shape. */
export type Formula =
  | { readonly kind: 'number'; readonly value: number; readonly span: Span }
  | Reference
  | RangeReference
  | { readonly kind: 'negative'; readonly of: Formula; readonly span: Span }
  | { readonly kind: 'percent'; readonly of: Formula; readonly span: Span }
  | {
      readonly kind: 'power';
      readonly base: Formula;
      readonly exponent: Formula;
      readonly span: Span;
    }
  | Chain
  | {
      readonly kind: 'comparison';
      readonly operator: ComparisonOperator;
      readonly left: Formula;
      readonly right: Formula;
      readonly span: Span;
    }
  | Call;

/** Operations of the same rank, carried out from the left: flat, so that a long sum is no deep one. */
export interface Chain {
  readonly kind: 'chain';
  readonly first: Formula;
  readonly rest: readonly { readonly operator: ChainOperator; readonly operand: Formula }[];
  readonly span: Span;
}

export interface Call {
  readonly kind: 'call';
  readonly name: FunctionName;
  readonly args: readonly Formula[];
  readonly span: Span;
}

/** The parts directly within a formula, from left to right. */
export function partsOf(formula: Formula): readonly Formula[] {
  switch (formula.kind) {
    case 'number':
    case 'reference':
    case 'range':
      return [];
    case 'negative':
    case 'percent':
      return [formula.of];
    case 'power':
      return [formula.base, formula.exponent];
    case 'comparison':
      return [formula.left, formula.right];
    case 'chain':
      return [formula.first, ...formula.rest.map(({ operand }) => operand)];
    case 'call':
      return formula.args;
  }
}
