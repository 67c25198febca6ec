import type { Formula } from './formula.ts';
import { printReference } from './print-reference.ts';

/**
 * A formula as text, with no more brackets than it needs. Reading the text gives the same formula.
 *
 * @example printFormula(parsed('=MAX(1;(2+3)*margin[0])')) is `=MAX(1; (2 + 3) * margin)`
 */
export function printFormula(formula: Formula): string {
  return `=${print(formula)}`;
}

function print(formula: Formula): string {
  switch (formula.kind) {
    case 'number':
      return String(formula.value);
    case 'reference':
    case 'range':
      return printReference(formula);
    case 'negative':
      return `-${printAbove(ranks.negative, formula.of)}`;
    case 'percent':
      return `${printAbove(ranks.operand, formula.of)}%`;
    case 'power':
      return `${printAbove(ranks.negative, formula.base)}^${printAbove(ranks.power, formula.exponent)}`;
    case 'chain': {
      const above = rankOf(formula) + 1;
      const rest = formula.rest.map(({ operator, operand }) => ` ${operator} ${printAbove(above, operand)}`);
      return printAbove(above, formula.first) + rest.join('');
    }
    case 'comparison':
      return `${printAbove(ranks.sum, formula.left)} ${formula.operator} ${printAbove(ranks.sum, formula.right)}`;
    case 'call':
      return `${formula.name}(${formula.args.map(print).join('; ')})`;
  }
}

/** From the weakest operator to what needs no brackets at all. */
const ranks = { comparison: 1, sum: 2, product: 3, power: 4, negative: 5, percent: 6, operand: 7 } as const;

function rankOf(formula: Formula): number {
  if (formula.kind !== 'chain') {
    return formula.kind in ranks ? ranks[formula.kind as keyof typeof ranks] : ranks.operand;
  }
  const operator = formula.rest[0]?.operator;
  return operator === '+' || operator === '-' ? ranks.sum : ranks.product;
}

function printAbove(rank: number, formula: Formula): string {
  return rankOf(formula) < rank ? `(${print(formula)})` : print(formula);
}
