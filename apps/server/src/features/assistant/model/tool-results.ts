import { sayNumber } from '@tenfold/domain/asked-figures';
import type { QuotedFigure } from '@tenfold/domain/assistant';
import { type MethodId, methodNameInSentence } from '@tenfold/domain/valuation';

interface FairValue {
  readonly symbol: string;
  readonly method: MethodId;
  readonly value: number;
  readonly currency: string;
  readonly asOf: string | null;
}

/** Results of tools that a sentence may state by their ids, as they have no line and period. */
export class ToolResults {
  readonly #values = new Map<string, FairValue>();

  /** @param told a tool’s reply @returns the same, with an id beside each value that may be stated */
  withIds(tool: string, told: Record<string, unknown>): Record<string, unknown> {
    const { symbol, currency, as_of: asOf, results } = told;
    if (tool !== 'get_fair_value' || !Array.isArray(results)) return told;
    const named = results.map((result: Record<string, unknown>) => {
      const { method, value_per_share: value } = result;
      if (typeof value !== 'number') return result;
      const id = `r${this.#values.size + 1}`;
      const day = typeof asOf === 'string' ? asOf : null;
      const fairValue = {
        symbol: String(symbol),
        method: method as MethodId,
        value,
        currency: String(currency),
      };
      this.#values.set(id, { ...fairValue, asOf: day });
      return { id, ...result };
    });
    return { ...told, results: named };
  }

  find(id: string): FairValue | null {
    return this.#values.get(id) ?? null;
  }
}

/** Its assumptions stand beside it: with others it is another. */
export function quoteFairValue(
  { symbol, method, value, currency, asOf }: FairValue,
  company: { readonly name: string },
): QuotedFigure {
  const name = `fair value per share by ${methodNameInSentence(method)}, at a required return of 10% and without growth after the forecast`;
  const figure = {
    value,
    unit: `${currency}/share`,
    symbol,
    line: `fair value by ${methodNameInSentence(method)}`,
    periodEnd: asOf,
    sources: [],
    inputs: [],
  };
  const said = { text: sayNumber(value, 'perShare', currency), figure };
  return {
    said,
    size: said,
    company: { symbol, name: company.name },
    name,
    phrases: ['fair value per share', 'value per share', 'fair value'],
    filed: null,
  };
}
