/** Facts as companies file them. */

/** A calendar day, `YYYY-MM-DD`. Days compare as text. */
export type IsoDate = string;

/**
 * One figure as a company filed it: a value for a tag, a unit and a period, in one filing.
 * Source: SEC XBRL "companyfacts". Nothing here is ever changed; a restatement is another fact.
 */
export interface Fact {
  readonly taxonomy: string;
  readonly tag: string;
  /** The unit as filed: `USD`, `TWD`, `shares`, `USD/shares`, `pure`. */
  readonly unit: string;
  /** First day of a duration; null for an instant. */
  readonly start: IsoDate | null;
  readonly end: IsoDate;
  readonly value: number;
  /** The filing: accession number, form and the day it was filed. */
  readonly accession: string;
  readonly form: string;
  readonly filed: IsoDate;
}

/** A share split: from `effective` on, `ratio` new shares stand for one old share. */
export interface Split {
  readonly effective: IsoDate;
  readonly ratio: number;
}
