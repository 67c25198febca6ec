import type { Figure } from '../figures/index.ts';
import type { BusinessKind, Statement } from '../statements/index.ts';

/** `percent` is a fraction: 0.469 is 46.9 %. */
export type LookupUnit = 'money' | 'perShare' | 'shares' | 'percent' | 'ratio';

/** What somebody may ask of a company for a period: a line of its filings, or arithmetic on such lines. */
export interface LookupLine {
  /** The key in replies of the API: `revenue`, `netIncome / revenue`. */
  readonly key: string;
  /** The name within a sentence: `net income`. */
  readonly name: string;
  readonly unit: LookupUnit;
  /** Whether it is a figure of the last day of a period, not of the time it covers: such figures don’t add up over years. */
  readonly isBalance: boolean;
  /** The lines of a ratio. */
  readonly parts?: readonly LookupLine[];
  readonly read: (lines: Statement['lines'], kind: BusinessKind) => Figure;
}
