import { printDay } from '@tenfold/domain/assistant';
import type { FiledLensKey, LensUnit } from '@tenfold/domain/lens';
import { inSentence, type StateAs, usual } from './tool-figure.ts';

interface Lens {
  readonly period?: string;
  readonly companies?: readonly {
    readonly symbol: string;
    readonly name: string;
    readonly figures: readonly LensFigure[];
  }[];
}

interface LensFigure {
  readonly field: FiledLensKey;
  readonly label: string;
  /** `mean of 10 years` */
  readonly basis: string;
  readonly value: number | null;
  /** Fewer than its basis says. */
  readonly years?: number;
  readonly unit: LensUnit;
  readonly currency: string | null;
  readonly asOf: string | null;
}

const units = {
  price: 'perShare',
  perShare: 'perShare',
  millions: 'money',
  percent: 'percent',
  ratio: 'ratio',
} as const;

/** Companies of a list side by side: one field of two of them is compared where it is over the same years. */
export function withCompanyIds(content: Lens, state: StateAs): object {
  const { period, companies } = content;
  if (companies === undefined) return content;
  const named = companies.map(({ figures, ...company }) => ({
    ...company,
    figures: figures.map((figure) => {
      const { field, label, basis, value, years, unit, currency, asOf } = figure;
      if (value === null) return figure;
      const over = years === undefined ? basis : `${basis}, of which ${years} are on file`;
      const day = asOf === null ? '' : `, to ${printDay(asOf)}`;
      const ids = state({
        ...usual,
        symbol: company.symbol,
        companyName: company.name,
        key: `lens ${field}`,
        name: `${inSentence(label)}, ${over}${day}`,
        phrases: [label, ...otherWords(label)],
        value,
        unit: units[unit],
        currency,
        asOf,
        family: `lens ${field} ${period} ${years ?? ''}`,
      });
      return { ...ids, ...figure };
    }),
  }));
  return { ...content, companies: named };
}

/** `P/E` for `P/E (LTM)`. */
function otherWords(label: string): string[] {
  const plain = label.replace(/ \(.*\)$/, '');
  return plain === label ? [] : [plain];
}
