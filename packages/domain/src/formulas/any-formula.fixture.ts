import fc from 'fast-check';
import type { ColumnReference, Formula } from './formula.ts';
import { functionNames } from './names.ts';

const span = { from: 0, to: 0 };

const columns: fc.Arbitrary<ColumnReference> = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map((by) => ({ kind: 'offset' as const, by })),
  fc.integer({ min: 2022, max: 2030 }).map((year) => ({ kind: 'year' as const, year })),
  fc.constant({ kind: 'terminal' as const }),
);

const rows = fc.constantFrom('margin', 'revenue', 'revenueChange', 'capex', 'roe');

const references = fc.oneof(
  fc.record({ kind: fc.constant('reference' as const), row: rows, column: columns, span: fc.constant(span) }),
  fc.record({
    kind: fc.constant('reference' as const),
    row: rows,
    column: fc.constantFrom({ kind: 'averages' as const }, { kind: 'ltm' as const }),
    span: fc.constant(span),
  }),
);

const ranges = fc.record({
  kind: fc.constant('range' as const),
  row: rows,
  first: columns,
  last: columns,
  span: fc.constant(span),
});

/** Numbers of four decimals: where two numbers differ in the last of sixteen, spreadsheets don't agree on which is larger. */
export const anyNumber = ({ min, max }: { readonly min: number; readonly max: number }) =>
  fc.double({ min, max, noNaN: true }).map((value) => Number(value.toFixed(4)));

const numbers = fc
  .oneof(fc.integer({ min: 0, max: 20 }), anyNumber({ min: 0, max: 1e9 }))
  .map((value) => ({ kind: 'number' as const, value: value || 0, span }));

/** A formula as the parser builds it: chains are flat and of one rank, ranges are arguments. */
export const anyFormula: fc.Arbitrary<Formula> = fc.letrec<{ formula: Formula }>((tie) => {
  const formula = tie('formula');
  const chainOf = (operators: readonly ('+' | '-' | '*' | '/')[]) =>
    fc
      .tuple(
        formula,
        fc.array(fc.record({ operator: fc.constantFrom(...operators), operand: formula }), {
          minLength: 1,
          maxLength: 3,
        }),
      )
      .map(([first, rest]) => ({ kind: 'chain' as const, first, rest, span }));
  const call = fc.constantFrom(...functionNames).chain((name) => {
    const arg = name === 'IF' || name === 'ROUND' ? formula : fc.oneof(formula, ranges);
    const args: fc.Arbitrary<Formula[]> =
      name === 'CAGR'
        ? fc.oneof(
            ranges.map((range) => [range]),
            fc.tuple(formula, formula, formula),
          )
        : fc.array(arg, name === 'IF' ? { minLength: 3, maxLength: 3 } : { minLength: 1, maxLength: 2 });
    return args.map((each) => ({ kind: 'call' as const, name, args: each, span }));
  });
  return {
    formula: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      numbers,
      references,
      formula.map((of) => ({ kind: 'negative' as const, of, span })),
      formula.map((of) => ({ kind: 'percent' as const, of, span })),
      fc
        .tuple(formula, formula)
        .map(([base, exponent]) => ({ kind: 'power' as const, base, exponent, span })),
      chainOf(['+', '-']),
      chainOf(['*', '/']),
      fc
        .tuple(fc.constantFrom('=', '<>', '<', '<=', '>', '>=' as const), formula, formula)
        .map(([operator, left, right]) => ({ kind: 'comparison' as const, operator, left, right, span })),
      call,
    ) as fc.Arbitrary<Formula>,
  };
}).formula;
